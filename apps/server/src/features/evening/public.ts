export { type Command, type Played, play, settingsOf, type Turn } from './play.ts'
export {
  entriesOf,
  findGame,
  forgetGuestContacts,
  type GameRow,
  gameOn,
  logOf,
  markRemoved,
  openGame,
  type Person,
  peopleOf,
  putParticipant,
  teamIds,
} from './store.ts'
export { overdueSweep, settleGame } from './sweep.ts'
export { viewerIn, whistleOf } from './viewer.ts'
