import { cupFacts, isCup } from '../cup/cup-play.ts'
import { nextFixture } from '../cup/next-fixture.ts'
import { currentMatch, type Game, teamsWithPlayers } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
import { type Invariant, isSame, ofEvents } from './invariant.ts'

const isInCup = ({ play }: Game) => play !== null && isCup(play.format)

/** The order of play, by the queue or by the cup. */
export const QUEUE_INVARIANTS = {
  /** L-1 */
  everyTeamStandsOnce: ({ after }) => {
    if (!after.play) return null
    const order = after.play.order.toSorted((a, b) => a - b)
    if (!isSame(order, teamsWithPlayers(after))) return 'the queue is not every team once'
    const match = currentMatch(after)
    if (!match) return null
    if (match.a === match.b) return 'a team plays itself'
    return isSame(after.play.order.slice(0, 2), [match.a, match.b]) ? null : 'others play than stand first'
  },

  /** L-2 */
  noTeamIsOvertaken: ofEvents(({ event, before, after }) => {
    if (isInCup(before) || isInCup(after)) return null
    const moved = teamsMovedBy(event, before)
    const [earlier, later] = [before.play?.order ?? [], after.play?.order ?? []]
    const kept = (order: readonly number[], other: readonly number[]) =>
      order.filter((team) => !moved.includes(team) && other.includes(team))
    if (event.type === 'taken-back') return null
    return !isSame(kept(earlier, later), kept(later, earlier)) && 'a team that waits was overtaken'
  }),

  /** L-2, L-6 */
  leaversGoToTheBack: ofEvents(({ event, before }) => {
    if (event.type !== 'lined-up' || isInCup(before)) return null
    const [a = 0, b = 0, ...queue] = before.play?.atEnd?.order ?? []
    const [first = 0, ...others] = event.order
    if (queue.length === 0) return first !== a && first !== b && 'no one waits and another team plays'
    if (first !== a && first !== b)
      return (
        !isSame(event.order.slice(0, queue.length), queue) && 'a team that left stands before one that waited'
      )
    return !isSame(others, [...queue, first === a ? b : a]) && 'the team that left is not the last'
  }),

  /** L-8 */
  winsAreLimited: ofEvents(({ event, before }) => {
    if (event.type !== 'lined-up' || !before.play?.atEnd || event.holder === null) return null
    const { order, rules } = before.play.atEnd
    if (rules.maxWinsInARow === null || order.length < 3) return null
    return event.holder.wins >= rules.maxWinsInARow && 'a team stays on beyond the limit of wins'
  }),

  /** O-7, O-10 */
  theNextMatchIsThatOfTheCup: ({ after: { play } }) => {
    if (!play || !isCup(play.format) || play.now.is !== 'waiting') return null
    const { reason, order, format } = play
    const step = nextFixture(cupFacts(format, play))
    if (step.is !== 'match') return reason.because === 'cup-match' ? 'a match is next that is not open' : null
    if (reason.because !== 'cup-match') return `a match of the cup is open, and '${reason.because}' is next`
    return step.fixture === reason.fixture && step.teams.every((team) => order.slice(0, 2).includes(team))
      ? null
      : 'the next two are not those of the cup'
  },
} as const satisfies Record<string, Invariant>

/** The teams that an event may move: those that play next, and those that leave the pitch. */
function teamsMovedBy(event: GameEvent, { play }: Game): readonly number[] {
  if (event.type === 'match-called') return [event.match.a, event.match.b]
  if (event.type !== 'lined-up' && event.type !== 'relined') return []
  // after a late goal also those that left the pitch before it arrived
  const last = play?.ended.at(-1)
  return [...(play?.order ?? []).slice(0, 2), ...(last ? [last.a, last.b] : [])]
}
