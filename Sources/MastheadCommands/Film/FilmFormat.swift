/// What a film is written as.
enum FilmFormat: String, FileFormat {
  case apng, webp, rgba

  static let plural = "films"
  static let endings: KeyValuePairs<String, FilmFormat> = ["png": .apng, "apng": .apng, "webp": .webp]
}
