export type { CommandName } from './commands.ts'
export { actOf, type LastAct, lastAct, offerOf } from './last-act.ts'
export { entriesOf, isTakenBack, logOf } from './log-store.ts'
export { type Command, type Played, play, settingsOf, type Turn } from './play.ts'
export {
  findGame,
  findKnownGame,
  forgetGuestContacts,
  type GameRow,
  gameOn,
  type KnownGame,
  markRemoved,
  openGame,
  type Person,
  peopleOf,
  putParticipant,
  teamIds,
} from './store.ts'
export { overdueSweep, settleGame, settleIn } from './sweep.ts'
export { atThePitch, viewerIn, whistleOf } from './viewer.ts'
