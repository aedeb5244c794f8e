import MastheadCommands
import MastheadGallery

CommandLineTool(previews: Gallery.previews).main()
