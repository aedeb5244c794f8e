// Written by Fonts/sources/icon_names.py from Phosphor 2.1.0: 1512 icons.
// swift-format-ignore-file: one case a line would make 1512 lines of plain data.

/// The icons of Phosphor, named as in its Swift package: `Ph.dotsThree.bold`, `Ph.magnifyingGlass.fill`.
public enum Ph: CaseIterable, Hashable, Sendable {
  case acorn, addressBook, addressBookTabs, airTrafficControl, airplane, airplaneInFlight, airplaneLanding
  case airplaneTakeoff, airplaneTaxiing, airplaneTilt, airplay, alarm, alien, alignBottom, alignBottomSimple
  case alignCenterHorizontal, alignCenterHorizontalSimple, alignCenterVertical, alignCenterVerticalSimple, alignLeft
  case alignLeftSimple, alignRight, alignRightSimple, alignTop, alignTopSimple, amazonLogo, ambulance, anchor
  case anchorSimple, androidLogo, angle, angularLogo, aperture, appStoreLogo, appWindow, appleLogo, applePodcastsLogo
  case approximateEquals, archive, armchair, arrowArcLeft, arrowArcRight, arrowBendDoubleUpLeft, arrowBendDoubleUpRight
  case arrowBendDownLeft, arrowBendDownRight, arrowBendLeftDown, arrowBendLeftUp, arrowBendRightDown, arrowBendRightUp
  case arrowBendUpLeft, arrowBendUpRight, arrowCircleDown, arrowCircleDownLeft, arrowCircleDownRight, arrowCircleLeft
  case arrowCircleRight, arrowCircleUp, arrowCircleUpLeft, arrowCircleUpRight, arrowClockwise, arrowCounterClockwise
  case arrowDown, arrowDownLeft, arrowDownRight, arrowElbowDownLeft, arrowElbowDownRight, arrowElbowLeft
  case arrowElbowLeftDown, arrowElbowLeftUp, arrowElbowRight, arrowElbowRightDown, arrowElbowRightUp, arrowElbowUpLeft
  case arrowElbowUpRight, arrowFatDown, arrowFatLeft, arrowFatLineDown, arrowFatLineLeft, arrowFatLineRight
  case arrowFatLineUp, arrowFatLinesDown, arrowFatLinesLeft, arrowFatLinesRight, arrowFatLinesUp, arrowFatRight
  case arrowFatUp, arrowLeft, arrowLineDown, arrowLineDownLeft, arrowLineDownRight, arrowLineLeft, arrowLineRight
  case arrowLineUp, arrowLineUpLeft, arrowLineUpRight, arrowRight, arrowSquareDown, arrowSquareDownLeft
  case arrowSquareDownRight, arrowSquareIn, arrowSquareLeft, arrowSquareOut, arrowSquareRight, arrowSquareUp
  case arrowSquareUpLeft, arrowSquareUpRight, arrowUDownLeft, arrowUDownRight, arrowULeftDown, arrowULeftUp
  case arrowURightDown, arrowURightUp, arrowUUpLeft, arrowUUpRight, arrowUp, arrowUpLeft, arrowUpRight, arrowsClockwise
  case arrowsCounterClockwise, arrowsDownUp, arrowsHorizontal, arrowsIn, arrowsInCardinal, arrowsInLineHorizontal
  case arrowsInLineVertical, arrowsInSimple, arrowsLeftRight, arrowsMerge, arrowsOut, arrowsOutCardinal
  case arrowsOutLineHorizontal, arrowsOutLineVertical, arrowsOutSimple, arrowsSplit, arrowsVertical, article
  case articleMedium, articleNyTimes, asclepius, asterisk, asteriskSimple, at, atom, avocado, axe, baby, babyCarriage
  case backpack, backspace, bag, bagSimple, balloon, bandaids, bank, barbell, barcode, barn, barricade, baseball
  case baseballCap, baseballHelmet, basket, basketball, bathtub, batteryCharging, batteryChargingVertical, batteryEmpty
  case batteryFull, batteryHigh, batteryLow, batteryMedium, batteryPlus, batteryPlusVertical, batteryVerticalEmpty
  case batteryVerticalFull, batteryVerticalHigh, batteryVerticalLow, batteryVerticalMedium, batteryWarning
  case batteryWarningVertical, beachBall, beanie, bed, beerBottle, beerStein, behanceLogo, bell, bellRinging, bellSimple
  case bellSimpleRinging, bellSimpleSlash, bellSimpleZ, bellSlash, bellZ, belt, bezierCurve, bicycle, binary, binoculars
  case biohazard, bird, blueprint, bluetooth, bluetoothConnected, bluetoothSlash, bluetoothX, boat, bomb, bone, book
  case bookBookmark, bookOpen, bookOpenText, bookUser, bookmark, bookmarkSimple, bookmarks, bookmarksSimple, books, boot
  case boules, boundingBox, bowlFood, bowlSteam, bowlingBall, boxArrowDown, boxArrowUp, boxingGlove, bracketsAngle
  case bracketsCurly, bracketsRound, bracketsSquare, brain, brandy, bread, bridge, briefcase, briefcaseMetal, broadcast
  case broom, browser, browsers, bug, bugBeetle, bugDroid, building, buildingApartment, buildingOffice, buildings
  case bulldozer, bus, butterfly, cableCar, cactus, cake, calculator, calendar, calendarBlank, calendarCheck
  case calendarDot, calendarDots, calendarHeart, calendarMinus, calendarPlus, calendarSlash, calendarStar, calendarX
  case callBell, camera, cameraPlus, cameraRotate, cameraSlash, campfire, car, carBattery, carProfile, carSimple
  case cardholder, cards, cardsThree, caretCircleDoubleDown, caretCircleDoubleLeft, caretCircleDoubleRight
  case caretCircleDoubleUp, caretCircleDown, caretCircleLeft, caretCircleRight, caretCircleUp, caretCircleUpDown
  case caretDoubleDown, caretDoubleLeft, caretDoubleRight, caretDoubleUp, caretDown, caretLeft, caretLineDown
  case caretLineLeft, caretLineRight, caretLineUp, caretRight, caretUp, caretUpDown, carrot, cashRegister, cassetteTape
  case castleTurret, cat, cellSignalFull, cellSignalHigh, cellSignalLow, cellSignalMedium, cellSignalNone
  case cellSignalSlash, cellSignalX, cellTower, certificate, chair, chalkboard, chalkboardSimple, chalkboardTeacher
  case champagne, chargingStation, chartBar, chartBarHorizontal, chartDonut, chartLine, chartLineDown, chartLineUp
  case chartPie, chartPieSlice, chartPolar, chartScatter, chat, chatCentered, chatCenteredDots, chatCenteredSlash
  case chatCenteredText, chatCircle, chatCircleDots, chatCircleSlash, chatCircleText, chatDots, chatSlash, chatTeardrop
  case chatTeardropDots, chatTeardropSlash, chatTeardropText, chatText, chats, chatsCircle, chatsTeardrop, check
  case checkCircle, checkFat, checkSquare, checkSquareOffset, checkerboard, checks, cheers, cheese, chefHat, cherries
  case church, cigarette, cigaretteSlash, circle, circleDashed, circleHalf, circleHalfTilt, circleNotch, circlesFour
  case circlesThree, circlesThreePlus, circuitry, city, clipboard, clipboardText, clock, clockAfternoon, clockClockwise
  case clockCountdown, clockCounterClockwise, clockUser, closedCaptioning, cloud, cloudArrowDown, cloudArrowUp
  case cloudCheck, cloudFog, cloudLightning, cloudMoon, cloudRain, cloudSlash, cloudSnow, cloudSun, cloudWarning, cloudX
  case clover, club, coatHanger, codaLogo, code, codeBlock, codeSimple, codepenLogo, codesandboxLogo, coffee, coffeeBean
  case coin, coinVertical, coins, columns, columnsPlusLeft, columnsPlusRight, command, compass, compassRose, compassTool
  case computerTower, confetti, contactlessPayment, control, cookie, cookingPot, copy, copySimple, copyleft, copyright
  case cornersIn, cornersOut, couch, courtBasketball, cow, cowboyHat, cpu, crane, craneTower, creditCard, cricket, crop
  case cross, crosshair, crosshairSimple, crown, crownCross, crownSimple, cube, cubeFocus, cubeTransparent, currencyBtc
  case currencyCircleDollar, currencyCny, currencyDollar, currencyDollarSimple, currencyEth, currencyEur, currencyGbp
  case currencyInr, currencyJpy, currencyKrw, currencyKzt, currencyNgn, currencyRub, cursor, cursorClick, cursorText
  case cylinder, database, desk, desktop, desktopTower, detective, devToLogo, deviceMobile, deviceMobileCamera
  case deviceMobileSlash, deviceMobileSpeaker, deviceRotate, deviceTablet, deviceTabletCamera, deviceTabletSpeaker
  case devices, diamond, diamondsFour, diceFive, diceFour, diceOne, diceSix, diceThree, diceTwo, disc, discoBall
  case discordLogo, divide, dna, dog, door, doorOpen, dot, dotOutline, dotsNine, dotsSix, dotsSixVertical, dotsThree
  case dotsThreeCircle, dotsThreeCircleVertical, dotsThreeOutline, dotsThreeOutlineVertical, dotsThreeVertical, download
  case downloadSimple, dress, dresser, dribbbleLogo, drone, drop, dropHalf, dropHalfBottom, dropSimple, dropSlash
  case dropboxLogo, ear, earSlash, egg, eggCrack, eject, ejectSimple, elevator, empty, engine, envelope, envelopeOpen
  case envelopeSimple, envelopeSimpleOpen, equalizer, equals, eraser, escalatorDown, escalatorUp, exam, exclamationMark
  case exclude, excludeSquare, export, eye, eyeClosed, eyeSlash, eyedropper, eyedropperSample, eyeglasses, eyes
  case faceMask, facebookLogo, factory, faders, fadersHorizontal, falloutShelter, fan, farm, fastForward
  case fastForwardCircle, feather, fediverseLogo, figmaLogo, file, fileArchive, fileArrowDown, fileArrowUp, fileAudio
  case fileC, fileCSharp, fileCloud, fileCode, fileCpp, fileCss, fileCsv, fileDashed, fileDoc, fileHtml, fileImage
  case fileIni, fileJpg, fileJs, fileJsx, fileLock, fileMagnifyingGlass, fileMd, fileMinus, filePdf, filePlus, filePng
  case filePpt, filePy, fileRs, fileSql, fileSvg, fileText, fileTs, fileTsx, fileTxt, fileVideo, fileVue, fileX, fileXls
  case fileZip, files, filmReel, filmScript, filmSlate, filmStrip, fingerprint, fingerprintSimple, finnTheHuman, fire
  case fireExtinguisher, fireSimple, fireTruck, firstAid, firstAidKit, fish, fishSimple, flag, flagBanner
  case flagBannerFold, flagCheckered, flagPennant, flame, flashlight, flask, flipHorizontal, flipVertical, floppyDisk
  case floppyDiskBack, flowArrow, flower, flowerLotus, flowerTulip, flyingSaucer, folder, folderDashed, folderLock
  case folderMinus, folderOpen, folderPlus, folderSimple, folderSimpleDashed, folderSimpleLock, folderSimpleMinus
  case folderSimplePlus, folderSimpleStar, folderSimpleUser, folderStar, folderUser, folders, football, footballHelmet
  case footprints, forkKnife, fourK, frameCorners, framerLogo, function, funnel, funnelSimple, funnelSimpleX, funnelX
  case gameController, garage, gasCan, gasPump, gauge, gavel, gear, gearFine, gearSix, genderFemale, genderIntersex
  case genderMale, genderNeuter, genderNonbinary, genderTransgender, ghost, gif, gift, gitBranch, gitCommit, gitDiff
  case gitFork, gitMerge, gitPullRequest, githubLogo, gitlabLogo, gitlabLogoSimple, globe, globeHemisphereEast
  case globeHemisphereWest, globeSimple, globeSimpleX, globeStand, globeX, goggles, golf, goodreadsLogo
  case googleCardboardLogo, googleChromeLogo, googleDriveLogo, googleLogo, googlePhotosLogo, googlePlayLogo
  case googlePodcastsLogo, gps, gpsFix, gpsSlash, gradient, graduationCap, grains, grainsSlash, graph, graphicsCard
  case greaterThan, greaterThanOrEqual, gridFour, gridNine, guitar, hairDryer, hamburger, hammer, hand, handArrowDown
  case handArrowUp, handCoins, handDeposit, handEye, handFist, handGrabbing, handHeart, handPalm, handPeace
  case handPointing, handSoap, handSwipeLeft, handSwipeRight, handTap, handWaving, handWithdraw, handbag, handbagSimple
  case handsClapping, handsPraying, handshake, hardDrive, hardDrives, hardHat, hash, hashStraight, headCircuit
  case headlights, headphones, headset, heart, heartBreak, heartHalf, heartStraight, heartStraightBreak, heartbeat
  case hexagon, highDefinition, highHeel, highlighter, highlighterCircle, hockey, hoodie, horse, hospital, hourglass
  case hourglassHigh, hourglassLow, hourglassMedium, hourglassSimple, hourglassSimpleHigh, hourglassSimpleLow
  case hourglassSimpleMedium, house, houseLine, houseSimple, hurricane, iceCream, identificationBadge
  case identificationCard, image, imageBroken, imageSquare, images, imagesSquare, infinity, info, instagramLogo
  case intersect, intersectSquare, intersectThree, intersection, invoice, island, jar, jarLabel, jeep, joystick, kanban
  case key, keyReturn, keyboard, keyhole, knife, ladder, ladderSimple, lamp, lampPendant, laptop, lasso, lastfmLogo
  case layout, leaf, lectern, lego, legoSmiley, lessThan, lessThanOrEqual, letterCircleH, letterCircleP, letterCircleV
  case lifebuoy, lightbulb, lightbulbFilament, lighthouse, lightning, lightningA, lightningSlash, lineSegment
  case lineSegments, lineVertical, link, linkBreak, linkSimple, linkSimpleBreak, linkSimpleHorizontal
  case linkSimpleHorizontalBreak, linkedinLogo, linktreeLogo, linuxLogo, list, listBullets, listChecks, listDashes
  case listHeart, listMagnifyingGlass, listNumbers, listPlus, listStar, lock, lockKey, lockKeyOpen, lockLaminated
  case lockLaminatedOpen, lockOpen, lockSimple, lockSimpleOpen, lockers, log, magicWand, magnet, magnetStraight
  case magnifyingGlass, magnifyingGlassMinus, magnifyingGlassPlus, mailbox, mapPin, mapPinArea, mapPinLine, mapPinPlus
  case mapPinSimple, mapPinSimpleArea, mapPinSimpleLine, mapTrifold, markdownLogo, markerCircle, martini, maskHappy
  case maskSad, mastodonLogo, mathOperations, matrixLogo, medal, medalMilitary, mediumLogo, megaphone, megaphoneSimple
  case memberOf, memory, messengerLogo, metaLogo, meteor, metronome, microphone, microphoneSlash, microphoneStage
  case microscope, microsoftExcelLogo, microsoftOutlookLogo, microsoftPowerpointLogo, microsoftTeamsLogo
  case microsoftWordLogo, minus, minusCircle, minusSquare, money, moneyWavy, monitor, monitorArrowUp, monitorPlay, moon
  case moonStars, moped, mopedFront, mosque, motorcycle, mountains, mouse, mouseLeftClick, mouseMiddleClick
  case mouseRightClick, mouseScroll, mouseSimple, musicNote, musicNoteSimple, musicNotes, musicNotesMinus
  case musicNotesPlus, musicNotesSimple, navigationArrow, needle, network, networkSlash, networkX, newspaper
  case newspaperClipping, notEquals, notMemberOf, notSubsetOf, notSupersetOf, notches, note, noteBlank, notePencil
  case notebook, notepad, notification, notionLogo, nuclearPlant, numberCircleEight, numberCircleFive, numberCircleFour
  case numberCircleNine, numberCircleOne, numberCircleSeven, numberCircleSix, numberCircleThree, numberCircleTwo
  case numberCircleZero, numberEight, numberFive, numberFour, numberNine, numberOne, numberSeven, numberSix
  case numberSquareEight, numberSquareFive, numberSquareFour, numberSquareNine, numberSquareOne, numberSquareSeven
  case numberSquareSix, numberSquareThree, numberSquareTwo, numberSquareZero, numberThree, numberTwo, numberZero, numpad
  case nut, nyTimesLogo, octagon, officeChair, onigiri, openAiLogo, option, orange, orangeSlice, oven, package
  case paintBrush, paintBrushBroad, paintBrushHousehold, paintBucket, paintRoller, palette, panorama, pants, paperPlane
  case paperPlaneRight, paperPlaneTilt, paperclip, paperclipHorizontal, parachute, paragraph, parallelogram, park
  case password, path, patreonLogo, pause, pauseCircle, pawPrint, paypalLogo, peace, pen, penNib, penNibStraight, pencil
  case pencilCircle, pencilLine, pencilRuler, pencilSimple, pencilSimpleLine, pencilSimpleSlash, pencilSlash, pentagon
  case pentagram, pepper, percent, person, personArmsSpread, personSimple, personSimpleBike, personSimpleCircle
  case personSimpleHike, personSimpleRun, personSimpleSki, personSimpleSnowboard, personSimpleSwim, personSimpleTaiChi
  case personSimpleThrow, personSimpleWalk, perspective, phone, phoneCall, phoneDisconnect, phoneIncoming, phoneList
  case phoneOutgoing, phonePause, phonePlus, phoneSlash, phoneTransfer, phoneX, phosphorLogo, pi, pianoKeys, picnicTable
  case pictureInPicture, piggyBank, pill, pingPong, pintGlass, pinterestLogo, pinwheel, pipe, pipeWrench, pixLogo, pizza
  case placeholder, planet, plant, play, playCircle, playPause, playlist, plug, plugCharging, plugs, plugsConnected
  case plus, plusCircle, plusMinus, plusSquare, pokerChip, policeCar, polygon, popcorn, popsicle, pottedPlant, power
  case prescription, presentation, presentationChart, printer, prohibit, prohibitInset, projectorScreen
  case projectorScreenChart, pulse, pushPin, pushPinSimple, pushPinSimpleSlash, pushPinSlash, puzzlePiece, qrCode
  case question, questionMark, queue, quotes, rabbit, racquet, radical, radio, radioButton, radioactive, rainbow
  case rainbowCloud, ranking, readCvLogo, receipt, receiptX, record, rectangle, rectangleDashed, recycle, redditLogo
  case `repeat`, repeatOnce, replitLogo, resize, rewind, rewindCircle, roadHorizon, robot, rocket, rocketLaunch, rows
  case rowsPlusBottom, rowsPlusTop, rss, rssSimple, rug, ruler, sailboat, scales, scan, scanSmiley, scissors, scooter
  case screencast, screwdriver, scribble, scribbleLoop, scroll, seal, sealCheck, sealPercent, sealQuestion, sealWarning
  case seat, seatbelt, securityCamera, selection, selectionAll, selectionBackground, selectionForeground
  case selectionInverse, selectionPlus, selectionSlash, shapes, share, shareFat, shareNetwork, shield, shieldCheck
  case shieldCheckered, shieldChevron, shieldPlus, shieldSlash, shieldStar, shieldWarning, shippingContainer
  case shirtFolded, shootingStar, shoppingBag, shoppingBagOpen, shoppingCart, shoppingCartSimple, shovel, shower, shrimp
  case shuffle, shuffleAngular, shuffleSimple, sidebar, sidebarSimple, sigma, signIn, signOut, signature, signpost
  case simCard, siren, sketchLogo, skipBack, skipBackCircle, skipForward, skipForwardCircle, skull, skypeLogo, slackLogo
  case sliders, slidersHorizontal, slideshow, smiley, smileyAngry, smileyBlank, smileyMeh, smileyMelting, smileyNervous
  case smileySad, smileySticker, smileyWink, smileyXEyes, snapchatLogo, sneaker, sneakerMove, snowflake, soccerBall
  case sock, solarPanel, solarRoof, sortAscending, sortDescending, soundcloudLogo, spade, sparkle, speakerHifi
  case speakerHigh, speakerLow, speakerNone, speakerSimpleHigh, speakerSimpleLow, speakerSimpleNone, speakerSimpleSlash
  case speakerSimpleX, speakerSlash, speakerX, speedometer, sphere, spinner, spinnerBall, spinnerGap, spiral
  case splitHorizontal, splitVertical, spotifyLogo, sprayBottle, square, squareHalf, squareHalfBottom, squareLogo
  case squareSplitHorizontal, squareSplitVertical, squaresFour, stack, stackMinus, stackOverflowLogo, stackPlus
  case stackSimple, stairs, stamp, standardDefinition, star, starAndCrescent, starFour, starHalf, starOfDavid, steamLogo
  case steeringWheel, steps, stethoscope, sticker, stool, stop, stopCircle, storefront, strategy, stripeLogo, student
  case subsetOf, subsetProperOf, subtitles, subtitlesSlash, subtract, subtractSquare, subway, suitcase, suitcaseRolling
  case suitcaseSimple, sun, sunDim, sunHorizon, sunglasses, supersetOf, supersetProperOf, swap, swatches, swimmingPool
  case sword, synagogue, syringe, tShirt, table, tabs, tag, tagChevron, tagSimple, target, taxi, teaBag, telegramLogo
  case television, televisionSimple, tennisBall, tent, terminal, terminalWindow, testTube, textAUnderline, textAa
  case textAlignCenter, textAlignJustify, textAlignLeft, textAlignRight, textB, textColumns, textH, textHFive, textHFour
  case textHOne, textHSix, textHThree, textHTwo, textIndent, textItalic, textOutdent, textStrikethrough, textSubscript
  case textSuperscript, textT, textTSlash, textUnderline, textbox, thermometer, thermometerCold, thermometerHot
  case thermometerSimple, threadsLogo, threeD, thumbsDown, thumbsUp, ticket, tidalLogo, tiktokLogo, tilde, timer, tipJar
  case tipi, tire, toggleLeft, toggleRight, toilet, toiletPaper, toolbox, tooth, tornado, tote, toteSimple, towel
  case tractor, trademark, trademarkRegistered, trafficCone, trafficSign, trafficSignal, train, trainRegional
  case trainSimple, tram, translate, trash, trashSimple, tray, trayArrowDown, trayArrowUp, treasureChest, tree
  case treeEvergreen, treePalm, treeStructure, treeView, trendDown, trendUp, triangle, triangleDashed, trolley
  case trolleySuitcase, trophy, truck, truckTrailer, tumblrLogo, twitchLogo, twitterLogo, umbrella, umbrellaSimple
  case union, unite, uniteSquare, upload, uploadSimple, usb, user, userCheck, userCircle, userCircleCheck
  case userCircleDashed, userCircleGear, userCircleMinus, userCirclePlus, userFocus, userGear, userList, userMinus
  case userPlus, userRectangle, userSound, userSquare, userSwitch, users, usersFour, usersThree, van, vault, vectorThree
  case vectorTwo, vibrate, video, videoCamera, videoCameraSlash, videoConference, vignette, vinylRecord, virtualReality
  case virus, visor, voicemail, volleyball, wall, wallet, warehouse, warning, warningCircle, warningDiamond
  case warningOctagon, washingMachine, watch, waveSawtooth, waveSine, waveSquare, waveTriangle, waveform, waveformSlash
  case waves, webcam, webcamSlash, webhooksLogo, wechatLogo, whatsappLogo, wheelchair, wheelchairMotion, wifiHigh
  case wifiLow, wifiMedium, wifiNone, wifiSlash, wifiX, wind, windmill, windowsLogo, wine, wrench, x, xCircle, xLogo
  case xSquare, yarn, yinYang, youtubeLogo
}
