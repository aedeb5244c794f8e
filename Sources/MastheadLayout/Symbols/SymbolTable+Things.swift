extension SymbolTable {
  /// Buildings, vehicles, devices, money, food, games and tools.
  static let thingRows = """
    house house +fill
    house.circle house +fill
    house.lodge house-line +fill
    building buildings +fill
    building.2 buildings +fill
    building.columns bank +fill
    storefront storefront +fill
    tent tent +fill
    door.left.hand.open door-open
    door.left.hand.closed door
    car car +fill
    car.circle car +fill
    car.side car-profile +fill
    bolt.car charging-station +fill
    bus bus +fill
    tram tram +fill
    cablecar cable-car +fill
    train.side.front.car train +fill
    bicycle bicycle
    scooter scooter
    truck.box truck +fill
    box.truck truck +fill
    airplane airplane
    airplane.departure airplane-takeoff
    airplane.arrival airplane-landing
    airplane.circle airplane +fill
    ferry boat +fill
    sailboat sailboat +fill
    sailboat.circle sailboat +fill
    fuelpump gas-pump +fill
    steeringwheel steering-wheel
    parkingsign letter-circle-p
    road.lanes road-horizon
    suitcase suitcase +fill
    suitcase.rolling suitcase-rolling +fill
    briefcase briefcase +fill
    backpack backpack +fill
    bag bag-simple +fill
    bag.badge.plus bag-simple
    handbag handbag-simple +fill
    cart shopping-cart-simple +fill
    cart.badge.plus shopping-cart-simple
    basket basket +fill
    gift gift +fill
    creditcard credit-card +fill
    wallet.pass wallet +fill
    wallet.bifold wallet +fill
    banknote money +fill
    dollarsign currency-dollar-simple
    dollarsign.circle currency-circle-dollar +fill
    eurosign currency-eur
    eurosign.circle currency-eur +fill
    sterlingsign currency-gbp
    yensign currency-jpy
    bitcoinsign.circle currency-btc +fill
    receipt receipt +fill
    ticket ticket +fill
    chart.bar chart-bar +fill
    chart.bar.xaxis chart-bar
    chart.pie chart-pie-slice +fill
    chart.line.uptrend.xyaxis chart-line-up
    chart.line.downtrend.xyaxis chart-line-down
    chart.xyaxis.line chart-line
    chart.dots.scatter chart-scatter
    table table +fill
    tablecells table +fill
    shippingbox package +fill
    cube cube +fill
    cube.box package +fill
    cube.transparent cube-transparent
    cylinder cylinder +fill
    cylinder.split.1x2 database +fill
    externaldrive hard-drive +fill
    internaldrive hard-drive +fill
    server.rack hard-drives
    cpu cpu +fill
    memorychip memory +fill
    desktopcomputer desktop
    pc desktop-tower
    laptopcomputer laptop
    macbook laptop
    display monitor
    tv television +fill
    iphone device-mobile
    iphone.circle device-mobile +fill
    ipad device-tablet
    ipad.and.iphone devices
    applewatch watch
    airpods headphones
    homepod speaker-hifi +fill
    hifispeaker speaker-hifi +fill
    keyboard keyboard +fill
    computermouse mouse +fill
    printer printer +fill
    scanner scan +fill
    faxmachine printer +fill
    gamecontroller game-controller +fill
    simcard sim-card +fill
    antenna.radiowaves.left.and.right broadcast
    dot.radiowaves.left.and.right broadcast
    wifi wifi-high
    wifi.slash wifi-slash
    wifi.exclamationmark wifi-x
    cellularbars cell-signal-full
    personalhotspot link
    battery.0 battery-empty
    battery.25 battery-low
    battery.50 battery-medium
    battery.75 battery-high
    battery.100 battery-full
    battery.0percent battery-empty
    battery.25percent battery-low
    battery.50percent battery-medium
    battery.75percent battery-high
    battery.100percent battery-full
    battery.100.bolt battery-charging
    battery.100percent.bolt battery-charging
    powerplug plug +fill
    lightbulb lightbulb +fill
    lamp.desk lamp +fill
    fan fan +fill
    flashlight.on.fill flashlight fill
    flashlight.off.fill flashlight fill
    terminal terminal-window +fill
    apple.terminal terminal-window +fill
    curlybraces brackets-curly
    command command
    option option
    control control
    macwindow app-window
    menubar.rectangle app-window
    dock.rectangle app-window
    window.vertical.closed app-window
    hammer hammer +fill
    wrench wrench +fill
    wrench.adjustable wrench +fill
    wrench.and.screwdriver wrench +fill
    screwdriver screwdriver +fill
    gauge gauge
    gauge.medium gauge
    speedometer speedometer
    book book +fill
    book.closed book +fill
    book.pages book-open-text +fill
    books.vertical books +fill
    magazine book-open +fill
    newspaper newspaper +fill
    text.book.closed book-bookmark +fill
    character.book.closed translate +fill
    graduationcap graduation-cap +fill
    studentdesk desk
    puzzlepiece puzzle-piece +fill
    puzzlepiece.extension puzzle-piece +fill
    scroll scroll +fill
    signature signature
    megaphone megaphone-simple +fill
    rosette medal
    medal medal +fill
    trophy trophy +fill
    crown crown +fill
    theatermasks mask-happy +fill
    party.popper confetti +fill
    balloon balloon +fill
    birthday.cake cake +fill
    fork.knife fork-knife
    fork.knife.circle fork-knife +fill
    cup.and.saucer coffee +fill
    mug beer-stein +fill
    wineglass wine +fill
    takeoutbag.and.cup.and.straw hamburger +fill
    carrot carrot +fill
    popcorn popcorn +fill
    soccerball soccer-ball
    basketball basketball +fill
    football football +fill
    baseball baseball +fill
    tennisball tennis-ball +fill
    volleyball volleyball +fill
    dumbbell barbell +fill
    die.face.1 dice-one +fill
    die.face.5 dice-five +fill
    die.face.6 dice-six +fill
    suit.heart heart +fill
    suit.club club +fill
    suit.spade spade +fill
    suit.diamond diamond +fill
    tshirt t-shirt +fill
    shoe sneaker +fill
    umbrella umbrella +fill
    binoculars binoculars +fill
    scope crosshair
    target target
    compass.drawing compass-tool
    atom atom
    testtube.2 test-tube
    flask flask +fill
    move.3d cube-focus
    rotate.3d cube-focus
    arkit cube-focus
    sofa couch +fill
    chair armchair +fill
    shower shower +fill
    bathtub bathtub +fill
    toilet toilet +fill
    washer washing-machine +fill
    stove oven +fill
    frying.pan cooking-pot +fill
    lock.rectangle lock-key +fill
    applelogo apple-logo fill
    apple.logo apple-logo fill
    translate translate
    pianokeys piano-keys
    guitars guitar +fill
    radio radio +fill
    recordingtape voicemail
    opticaldisc disc +fill
    tray.circle tray +fill

    """
}
