import Masthead
import MastheadCommands

CommandLineTool(previews: []).main()
