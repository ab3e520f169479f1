export const coverStrip = {
  yourCover: 'Your cover',
  yourCoverDrawnFromName: 'Your cover, drawn from the name',
}

export const groupDetails = {
  facts: 'Facts',
  byClockAtPitch: (zoneName: string) => `By the clock at the pitch (${zoneName})`,
  directions: 'Directions',
  upToTeamsOf: (maxTeams: number, maxPlayersPerTeam: number) =>
    `Up to ${maxTeams} teams of ${maxPlayersPerTeam}`,
  roomFor: 'Room for',
  anybodyBeyondThatIsSubstitute: '. Everyone else is a substitute.',
  captainsPickOnePlayerAt: ' Captains pick one at a time.',
  refereeNeeded: 'Referee needed',
}

export const groupHeading = {
  at: (sport: string, venueName: string) => `${sport} at ${venueName}`,
}

export const groupPage = {
  backTo: (toLowerCase: string) => `Back to ${toLowerCase}`,
}

export const groupPreview = {
  pickDays: 'Pick the days',
  yourGroup: 'Your group',
  yourPitch: 'Your pitch',
}

export const groupResults = {
  nearYou: (groups: string) => `${groups} near you`,
  noGroupPlaysHereYet: 'No group plays here yet.',
  startFirstOne: 'Start the first one.',
  forWord: (search: string) => `for '${search}'`,
  inWord: (sport: string) => `in ${sport}`,
  onS: (day: string) => `on ${day}s`,
  nothing: (join: string) => `Nothing ${join}.`,
  clearFilters: 'Clear the filters',
  anotherDayOrAnotherWord: 'Try another day or another word.',
}

export const groupSkeleton = {
  loadingGroup: 'Loading group',
}

export const groupView = {
  about: 'About',
}

export const nextGame = {
  movedTo: (venue: string) => `Moved to ${venue}`,
  to: (start: string, end: string) => `${start} to ${end}`,
  nobodyHereYet: 'No one here yet.',
  checkInOpensAt: (time: string) => `Check-in opens at ${time}.`,
}

export const previousGames = {
  previousGames: 'Previous Games',
  statistics: 'Statistics',
  resultsDidNotLoad: "We couldn't load the results.",
  loadingResults: 'Loading the results',
  nothingPlayedYetResultsStand: 'No games yet. Results show up here after the first game day.',
  showEarlierGames: 'Show earlier games',
  won: (team: string, wins: number) => `${team} won ${wins}`,
  shareFirst: (names: string, wins: number) => `${names} won ${wins} each`,
  allDrawn: 'All square',
  wonCup: (team: string) => `${team} won the cup`,
  nobodyWonCup: 'No team won the cup',
  to: 'to',
  wholeGame: 'Full results',
}

export const upcomingGames = {
  upcomingGames: 'Upcoming Games',
  loadingNextGames: 'Loading the next games',
  cancelled: 'Cancelled',
  moved: 'Moved',
  nextGamesDidNotLoad: "We couldn't load the next games.",
  tryAgain: 'Try Again',
}
