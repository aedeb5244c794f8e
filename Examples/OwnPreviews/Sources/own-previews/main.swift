import Masthead
import MastheadCommands

struct Greeting: View {
  let name: String

  var body: some View {
    Text("Hello, \(name)").font(.title).padding()
  }
}

CommandLineTool(previews: [
  Preview("greetings/world") { Greeting(name: "world") },
  Preview("greetings/you") { Greeting(name: "you") },
]).main()
