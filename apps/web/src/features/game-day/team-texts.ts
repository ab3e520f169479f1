import { pluralize } from '@turnout/rules/words'

export const draftColumn = {
  captainsPick: 'Captains pick',
  byHand: 'By hand',
  captainsPickInTurn: 'Captains pick in turn. The first two to arrive are the first captains.',
  howTeamsAreMade: 'How teams are made',
  firstCaptains: 'First captains',
  nextCaptain: 'Next captain',
  giveArmband: (name: string) => `Give ${name} the armband`,
  noGameToday: 'No game today',
  draft: 'The draft',
  teamsAreReady: 'The teams are ready',
  match: 'The match',
  whatComesNext: 'What comes next',
}

export const draftPanel = {
  roomFor: (room: number) => `Room for ${room}`,
  whoPicksWhen: 'Who picks when',
  nobodyWhoMayJoinThis: 'No one who can join this team is free.',
  guestArrived: 'Guest, arrived',
  arrived: 'Arrived',
}

export const draftView = {
  draftFor: (teamTitle: string) => `Draft for ${teamTitle}`,
  youPutThisTeamTogether: 'You pick this team yourself, without a captain.',
  youPickInsteadOf: (captain: string) => `You pick this team yourself, instead of ${captain}.`,
  stillFreeFromFirst: (window: number) => `Still free from the first ${window}`,
  stillFree: 'Still free',
  yourPick: (name: string) => `Your pick, ${name}`,
  needsCaptain: (team: string) => `${team} needs a captain`,
  isPickingFor: (captain: string, team: string) => `${captain} is picking for ${team}`,
  isGuestAndHasNo: (captain: string) => `${captain} is a guest. Tap the players they choose.`,
  isAwayYouCanPick: (captain: string) => `Is ${captain} away? You can pick for them.`,
  youAreNext: "You're next.",
  isNext: (captainName: string) => `${captainName} is next.`,
  done: '✓ done',
  picking: 'picking',
  filling: 'filling',
  later: 'later',
  nextYou: 'next, you',
  draft: (chosen: number) => `Draft ${pluralize(chosen, 'player')}`,
  choose: 'Choose',
  forChoose: (teamName: string) => `For ${teamName}: choose`,
  onePick: (chosen: number, choose: string) => (chosen === 0 ? `${choose} one player` : '1 picked'),
  thenOthersPick: (pick: string) => `${pick}, then the others pick`,
  thenOneMore: (pick: string) => `${pick}, then one more`,
  upTo: (choose: string, room: number) => `${choose} up to ${room}`,
  pickedRoomForMore: (chosen: number, more: number) => `${chosen} picked, room for ${more} more`,
  pickedTeamIsFullThen: (chosen: number) => `${chosen} picked, the team is full then`,
  pickedButRoomForOnly: (chosen: number, room: number) => `${chosen} picked, but room for ${room} only`,
}

export const moveSheet = {
  of: (length: number, maxPlayersPerTeam: number) => `${length} of ${maxPlayersPerTeam}`,
  noTeam: 'No team',
  sitsOut: (givenName: string) => `${givenName} sits out`,
  move: (name: string) => `Move ${name}`,
  whereTo: 'Where to',
  inReturnComes: 'In return',
  thisTeamIsFullSomebody: 'This team is full. Choose someone to swap.',
  chooseSomebody: 'Choose someone',
  nobody: 'No one',
  armbandOfStaysBehindFirst: (team: string) =>
    `The armband of ${team} stays with the team. The first to arrive of those who stay is next.`,
  moving: 'Moving',
  move2: (givenName: string) => `Move ${givenName}`,
  swapTwo: 'Swap them',
}

export const passArmband = {
  youAre: 'You are',
  captainIs: (name: string | null) => `${name ?? 'The captain'} is`,
  passingItOn: 'Passing on',
  passArmbandTo: (name: string) => `Pass the armband to ${name}`,
  passArmbandOfTo: (team: string, name: string) => `Pass the armband of ${team} to ${name}?`,
  keepIt: 'Keep it',
  passItOn: 'Pass it on',
  freeToBeDrawnBy: (wearer: string) =>
    `${wearer} free to be picked by any team then, and won't be asked again.`,
}

export const pickedMeanwhile = {
  pickedJustBeforeYou: (team: string, name: string) => `${team} picked ${name} just before you.`,
}

export const teamsColumn = {
  makingTeams: 'Making teams',
  autoAssignRest: 'Auto-assign the rest',
  planCup: 'Plan a cup',
  changeCup: 'Change the planned cup',
  makesTeamsOf: (sizes: string) => `Makes teams of ${sizes}.`,
  everyTeamIsFull: 'Every team is full.',
  roomThatIsLeftIn: (window: number) =>
    `The places left in teams 1 and 2 are for the first ${window} to arrive.`,
  substitutes: 'Substitutes',
}

export const teamsPanel = {
  teams: 'Teams',
  ofHavePlayers: (teamsWithPlayers: number, maxTeams: number) =>
    `${teamsWithPlayers} of ${maxTeams} have players`,
  teamOf: (number: number, length: number, size: number, turnNote: string) =>
    `Team ${number} · ${length} of ${size}${turnNote}`,
  pickingNow: ', picking now',
  picksNext: ', picks next',
}

export const teamSizes = {
  teamSizes: 'Team sizes',
  teamsWillBe: (sizes: string) => `Teams will be ${sizes}.`,
  sitOut: (left: number) => `${pluralize(left, 'player')} ${left === 1 ? 'sits' : 'sit'} out.`,
  everyoneShares: (sizes: string) => `Even teams: ${sizes}.`,
  evenTeams: 'Even teams',
  change: 'Change team sizes',
  howManyTeams: 'How many teams',
  teams: (count: number) => pluralize(count, 'team'),
  groupSize: "The group's size",
  asManyAsGroupAllows: 'As many players as the group has set',
  forThisGameOnly: 'For this game only. Players stay in their team unless it is too large.',
  makeTeamsNow: 'Make the teams now',
  makingTeams: 'Making teams',
  pickWithinSizes: 'Pick up to these sizes',
  useGroupSize: "Use the group's size",
}
