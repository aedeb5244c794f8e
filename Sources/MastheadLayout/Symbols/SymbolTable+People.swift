extension SymbolTable {
  /// People, messages, places, health and time.
  static let peopleRows = """
    person user +fill
    person.circle user-circle +fill
    person.crop.circle user-circle +fill
    person.crop.square user-square +fill
    person.crop.rectangle user-rectangle +fill
    person.crop.artframe user-rectangle
    person.crop.circle.badge.plus user-circle-plus +fill
    person.crop.circle.badge.minus user-circle-minus +fill
    person.crop.circle.badge.checkmark user-circle-check +fill
    person.crop.circle.dashed user-circle-dashed
    person.badge.plus user-plus
    person.badge.minus user-minus
    person.fill.badge.plus user-plus fill
    person.fill.badge.minus user-minus fill
    person.fill.checkmark user-check fill
    person.fill.viewfinder user-focus fill
    person.badge.key user-gear +fill
    person.2 users +fill
    person.2.circle users +fill
    person.3 users-three +fill
    person.3.sequence users-four +fill
    person.and.arrow.left.and.arrow.right user-switch
    person.text.rectangle identification-card +fill
    person.wave.2 user-sound +fill
    figure.stand person
    figure.walk person-simple-walk
    figure.run person-simple-run
    figure.hiking person-simple-hike
    figure.pool.swim person-simple-swim
    figure.outdoor.cycle person-simple-bike
    figure.skiing.downhill person-simple-ski
    figure.mind.and.body person-simple-tai-chi
    figure.roll wheelchair
    accessibility person-simple-circle
    face.smiling smiley +fill
    face.dashed smiley-blank +fill
    heart heart +fill
    heart.circle heart +fill
    heart.slash heart-break +fill
    heart.text.square heartbeat +fill
    bolt.heart heartbeat +fill
    star star +fill
    star.circle star +fill
    star.leadinghalf.filled star-half fill flips
    star.bubble chat-centered-dots +fill
    bookmark bookmark +fill
    bookmark.circle bookmark +fill
    flag flag +fill
    flag.checkered flag-checkered
    tag tag +fill
    bell bell +fill
    bell.slash bell-slash +fill
    bell.badge bell-ringing +fill
    bell.circle bell +fill
    app.badge notification +fill
    message chat-circle +fill
    message.circle chat-circle +fill
    bubble chat-circle +fill
    bubble.left chat +fill
    bubble.right chat +fill
    bubble.left.and.bubble.right chats +fill
    bubble.middle.bottom chat-centered +fill
    text.bubble chat-text +fill
    ellipsis.bubble chat-dots +fill
    ellipsis.message chat-circle-dots +fill
    plus.message chat-circle-dots +fill
    envelope envelope-simple +fill
    envelope.open envelope-simple-open +fill
    envelope.badge envelope-simple +fill
    mail envelope-simple +fill
    mail.stack tray +fill
    phone phone +fill
    phone.circle phone +fill
    phone.down phone-disconnect +fill
    phone.arrow.up.right phone-outgoing +fill
    phone.arrow.down.left phone-incoming +fill
    video video-camera +fill
    video.slash video-camera-slash +fill
    video.circle video-camera +fill
    camera camera +fill
    camera.circle camera +fill
    camera.rotate camera-rotate +fill
    camera.viewfinder scan
    photo image +fill
    photo.on.rectangle images +fill
    photo.on.rectangle.angled images
    photo.stack images +fill
    film film-strip +fill
    globe globe
    globe.americas globe-hemisphere-west +fill
    globe.europe.africa globe-hemisphere-east +fill
    network globe
    map map-trifold +fill
    map.circle map-trifold +fill
    mappin map-pin
    mappin.circle map-pin +fill
    mappin.and.ellipse map-pin-area
    safari compass +fill
    signpost.right signpost +fill
    clock clock +fill
    clock.arrow.circlepath clock-counter-clockwise
    clock.badge.checkmark clock +fill
    alarm alarm +fill
    stopwatch timer +fill
    timer timer
    hourglass hourglass
    calendar calendar-blank
    calendar.circle calendar-blank +fill
    calendar.badge.plus calendar-plus
    calendar.badge.minus calendar-minus
    calendar.badge.clock calendar-dots
    calendar.badge.checkmark calendar-check
    sun.max sun +fill
    sun.min sun-dim +fill
    sun.horizon sun-horizon +fill
    sunrise sun-horizon +fill
    sunset sun-horizon +fill
    moon moon +fill
    moon.stars moon-stars +fill
    moon.circle moon +fill
    moon.zzz moon-stars +fill
    cloud cloud +fill
    cloud.rain cloud-rain +fill
    cloud.snow cloud-snow +fill
    cloud.bolt cloud-lightning +fill
    cloud.fog cloud-fog +fill
    cloud.sun cloud-sun +fill
    cloud.moon cloud-moon +fill
    icloud cloud +fill
    icloud.slash cloud-slash +fill
    checkmark.icloud cloud-check +fill
    exclamationmark.icloud cloud-warning +fill
    xmark.icloud cloud-x +fill
    wind wind
    snowflake snowflake
    tornado tornado
    hurricane hurricane
    thermometer thermometer-simple
    thermometer.medium thermometer
    thermometer.sun thermometer-hot +fill
    thermometer.snowflake thermometer-cold
    drop drop +fill
    humidity drop +fill
    flame flame +fill
    bolt lightning +fill
    bolt.circle lightning +fill
    bolt.slash lightning-slash +fill
    leaf leaf +fill
    tree tree +fill
    camera.macro flower
    mountain.2 mountains +fill
    water.waves waves
    pawprint paw-print +fill
    hare rabbit +fill
    bird bird +fill
    fish fish +fill
    ant bug-beetle +fill
    ladybug bug +fill
    cross cross +fill
    cross.case first-aid-kit +fill
    stethoscope stethoscope
    pills pill +fill
    pill pill +fill
    syringe syringe +fill
    bandage bandaids +fill
    facemask face-mask +fill
    brain brain
    brain.head.profile head-circuit
    bed.double bed +fill
    eyeglasses eyeglasses
    sunglasses sunglasses +fill
    ear ear

    """
}
