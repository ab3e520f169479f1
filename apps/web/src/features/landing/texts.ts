export const common = {
  signUp: 'Sign up',
  join: 'Join',
  joinAsVendor: 'Join as a vendor',
}

export const featuredEvents = {
  sat: 'Sat',
  summerSixes: 'Summer Sixes',
  sixSideAllDayOne: 'Six a side, all day, one trophy and a lot of sandwiches.',
  fri: 'Fri',
  floodlitCup: 'The Floodlit Cup',
  knockoutFootballAfterDarkFirst: 'Knockout football after dark. First goal wins.',
  sun: 'Sun',
  streetBallStreetFood: 'Street Ball, Street Food',
  threeOnThreeInMarket: 'Three on three in the market square, stalls all round.',
  featuredEvents: 'Featured events',
  nextOnes: 'What is on next.',
  kindOfDay: 'The kind of day we have in mind. Create yours and share its link.',
  searchEvents: 'Search Events',
  today: 'Today',
  thisWeekend: 'This weekend',
  withPlacesLeft: 'With places left',
  sampleEvent: 'Sample event',
}

export const hero = {
  yourNextUnforgettableEventStarts: 'Your Next Unforgettable Event Starts Here',
  oneStopPlatformForEvents: 'A one-stop platform for events, sports and vendor management.',
  goHome: 'Go home',
  browseEvents: 'Browse events',
}

export const howItWorks = {
  findYourGroup: 'Find your group',
  browseBySportPlaceAnd: 'Browse by sport, place and day, and ask to join. Or start a group of your own.',
  turnOut: 'Turn out',
  checkInWithOneTap: 'Check in with one tap when you reach the pitch. It opens an hour before.',
  pickTeams: 'Pick teams',
  captainsDraftInTurnOr: 'Captains draft in turn, or let Turnout fill the bibs for you.',
  play: 'Play',
  sevenMinuteMatchesTwoClear:
    'Seven minute matches, two clear goals, winner stays on. The clock looks after itself.',
  howItWorks: 'How it works',
}

export const newsletter = {
  newsFromTouchline: 'News from the touchline',
  newSportsNewFeaturesFirst: 'New sports, new features, the first events. Now and then.',
  subscribe: 'Subscribe',
  sending: 'Sending',
}

export const samples = {
  adaObi: 'Ada Obi',
  benOsei: 'Ben Osei',
  cleoMarsh: 'Cleo Marsh',
  danRuiz: 'Dan Ruiz',
  canalSideKickabout: 'Canal Side Kickabout',
  tonight: 'Tonight',
  youAreIn4thTo: "You're in, 4th to arrive",
  tomHale: 'Tom Hale',
  junWatanabe: 'Jun Watanabe',
  samReid: 'Sam Reid',
}

export const sharedClock = {
  oneClockForWholePitch: 'One clock for the whole pitch',
  organiserScoresEverybodySeesIt:
    "The organiser scores and everyone sees it: the team that's waiting, the referee, the friend behind the goal. No signal? Your goals wait until it's back.",
}

export const signUpOptions = {
  playOrOrganise: 'Play or organise',
  findGameThisWeekOr: 'Find a game this week, or bring your own group with you.',
  orWord: 'or',
  workEvent: 'Work the event',
  foodMusicPicturesLightsTell: 'Food, music, pictures, lights: tell organisers what you do.',
}

export const vendorSpotlight = {
  caterer: 'Caterer',
  photographer: 'Photographer',
  band: 'Band',
  soundAndLighting: 'Sound and lighting',
  comedian: 'Comedian',
  decorator: 'Decorator',
  venue: 'Venue',
  videographer: 'Videographer',
  vendorSpotlight: 'Vendor spotlight',
  everyGoodGameHasSomebody:
    'Every good game has someone selling chips beside it. Publish your page, and organisers find you.',
}
