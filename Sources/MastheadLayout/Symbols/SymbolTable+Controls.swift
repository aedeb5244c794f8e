extension SymbolTable {
  /// Controls, states, editing, media and shapes.
  static let controlRows = """
    plus plus
    plus.circle plus-circle +fill
    plus.square plus-square +fill
    plus.app plus-square +fill
    plus.rectangle plus-square +fill
    plus.square.on.square stack-plus +fill
    plus.magnifyingglass magnifying-glass-plus
    minus minus
    minus.circle minus-circle +fill
    minus.square minus-square +fill
    minus.magnifyingglass magnifying-glass-minus
    plusminus plus-minus
    plus.forwardslash.minus plus-minus
    multiply x
    divide divide
    equal equals
    percent percent
    number hash
    sum sigma
    function function
    infinity infinity
    at at
    xmark x
    xmark.circle x-circle +fill
    xmark.square x-square +fill
    xmark.app x-square +fill
    xmark.octagon x-square +fill
    xmark.bin trash +fill
    checkmark check
    checkmark.circle check-circle +fill
    checkmark.square check-square +fill
    checkmark.rectangle check-square +fill
    checkmark.seal seal-check +fill
    checkmark.shield shield-check +fill
    circle circle +fill
    circle.dashed circle-dashed
    circle.dotted circle-dashed
    circle.inset.filled radio-button
    circle.lefthalf.filled circle-half
    circle.righthalf.filled circle-half
    smallcircle.filled.circle radio-button +fill
    largecircle.fill.circle radio-button
    square square +fill
    square.dashed selection
    square.split.2x1 square-split-horizontal +fill
    square.split.1x2 square-split-vertical +fill
    rectangle rectangle +fill
    rectangle.portrait rectangle +fill
    rectangle.dashed rectangle-dashed
    rectangle.split.2x1 columns +fill
    rectangle.split.3x1 columns +fill
    rectangle.split.1x2 rows +fill
    rectangle.grid.1x2 rows +fill
    rectangle.grid.2x2 squares-four +fill
    rectangle.on.rectangle copy +fill
    rectangle.stack stack +fill
    capsule pill +fill
    triangle triangle +fill
    diamond diamond +fill
    hexagon hexagon +fill
    octagon octagon +fill
    pentagon pentagon +fill
    seal seal +fill
    app square +fill
    square.grid.2x2 squares-four +fill
    square.grid.3x3 grid-nine +fill
    square.grid.3x2 grid-four +fill
    circle.grid.2x2 circles-four +fill
    circle.grid.3x3 dots-nine +fill
    square.stack stack +fill
    square.stack.3d.up stack +fill
    square.3.layers.3d stack
    square.on.square copy +fill
    square.on.circle shapes +fill
    square.fill.on.square.fill copy fill
    line.3.horizontal list
    line.horizontal.3 list
    line.3.horizontal.circle list
    line.3.horizontal.decrease funnel-simple
    line.3.horizontal.decrease.circle funnel-simple +fill
    line.horizontal.3.decrease.circle funnel-simple +fill
    line.2.horizontal.decrease.circle funnel-simple +fill
    ellipsis dots-three
    ellipsis.circle dots-three-circle +fill
    ellipsis.rectangle dots-three-outline +fill
    slider.horizontal.3 sliders-horizontal
    slider.horizontal.2.square sliders-horizontal
    slider.vertical.3 sliders
    switch.2 toggle-right
    gear gear
    gearshape gear +fill
    gearshape.2 gear-six +fill
    magnifyingglass magnifying-glass
    magnifyingglass.circle magnifying-glass +fill
    text.magnifyingglass list-magnifying-glass
    info info
    info.circle info +fill
    info.bubble chat-centered-dots +fill
    questionmark question-mark
    questionmark.circle question +fill
    questionmark.app question +fill
    questionmark.folder folder-dashed +fill
    exclamationmark exclamation-mark
    exclamationmark.circle warning-circle +fill
    exclamationmark.triangle warning +fill
    exclamationmark.octagon warning-octagon +fill
    exclamationmark.shield shield-warning +fill
    exclamationmark.bubble chat-centered-dots +fill
    nosign prohibit
    slash.circle prohibit +fill
    power power
    eye eye +fill
    eye.slash eye-slash +fill
    hand.raised hand +fill
    hand.thumbsup thumbs-up +fill
    hand.thumbsdown thumbs-down +fill
    hand.tap hand-tap +fill
    hand.point.up hand-pointing +fill
    hand.point.up.left hand-pointing +fill
    hand.draw hand-swipe-right +fill
    hand.wave hand-waving +fill
    hands.clap hands-clapping +fill
    cursorarrow cursor
    cursorarrow.rays cursor-click
    pencil pencil-simple
    pencil.circle pencil-circle +fill
    pencil.line pencil-simple-line
    pencil.slash pencil-simple-slash
    pencil.tip pen-nib
    square.and.pencil note-pencil
    rectangle.and.pencil.and.ellipsis textbox
    highlighter highlighter
    eraser eraser +fill
    scribble scribble
    lasso lasso
    paintbrush paint-brush +fill
    paintbrush.pointed paint-brush +fill
    paintpalette palette +fill
    eyedropper eyedropper
    scissors scissors
    crop crop
    ruler ruler +fill
    wand.and.stars magic-wand
    wand.and.rays magic-wand
    sparkle sparkle
    sparkles sparkle
    bold text-b
    italic text-italic
    underline text-underline
    strikethrough text-strikethrough
    textformat text-aa
    textformat.size text-aa
    textformat.abc text-aa
    character text-t
    character.cursor.ibeam cursor-text
    paragraphsign paragraph
    doc file +fill
    doc.text file-text +fill
    doc.plaintext file-text +fill
    doc.richtext file-text +fill
    doc.on.doc copy +fill
    doc.on.clipboard clipboard +fill
    doc.badge.plus file-plus +fill
    doc.zipper file-zip
    doc.text.magnifyingglass file-magnifying-glass
    document file +fill
    document.on.document copy +fill
    clipboard clipboard +fill
    list.clipboard clipboard-text +fill
    note note +fill
    note.text note +fill
    folder folder +fill
    folder.badge.plus folder-plus +fill
    tray tray +fill
    tray.full tray +fill
    tray.2 tray +fill
    archivebox archive +fill
    trash trash +fill
    trash.circle trash +fill
    bin.xmark trash +fill
    link link
    link.circle link +fill
    paperclip paperclip
    pin push-pin +fill
    pin.slash push-pin-slash +fill
    lock lock +fill
    lock.open lock-open +fill
    lock.shield shield-check +fill
    key key +fill
    shield shield +fill
    touchid fingerprint
    faceid scan-smiley
    viewfinder scan
    qrcode qr-code
    qrcode.viewfinder qr-code
    barcode barcode
    barcode.viewfinder barcode
    play play +fill
    play.circle play-circle +fill
    play.rectangle monitor-play +fill
    play.square monitor-play +fill
    pause pause +fill
    pause.circle pause-circle +fill
    playpause play-pause +fill
    stop stop +fill
    stop.circle stop-circle +fill
    record.circle record +fill
    backward rewind +fill
    forward fast-forward +fill
    backward.end skip-back +fill
    forward.end skip-forward +fill
    gobackward arrow-counter-clockwise
    goforward arrow-clockwise
    gobackward.10 arrow-counter-clockwise
    goforward.10 arrow-clockwise
    shuffle shuffle
    repeat repeat
    repeat.1 repeat-once
    speaker speaker-none +fill
    speaker.slash speaker-slash +fill
    speaker.wave.1 speaker-low +fill
    speaker.wave.2 speaker-high +fill
    speaker.wave.3 speaker-high +fill
    music.note music-note
    music.note.list playlist
    music.mic microphone-stage
    waveform waveform
    waveform.path.ecg pulse
    mic microphone +fill
    mic.slash microphone-slash +fill
    headphones headphones
    airplayaudio airplay
    airplayvideo airplay
    pip picture-in-picture +fill
    captions.bubble closed-captioning +fill

    """
}
