import { overdue } from './clock.ts'
import { isEqual } from './deep-equal.ts'
import { currentMatch, evolve, type Game, teamsWithPlayers } from './game.ts'
import type { GameEvent, Match, MatchPlay, Restored } from './game-events.ts'
import type { Moment } from './next-match.ts'
import { settleNextPair } from './next-pair.ts'
import { type PastCommand, presenceCheck, requeue, takenBackEvent } from './past-command.ts'
import { ok, type Result, refuse } from './result.ts'
import { isWithinPeriods } from './scoring-periods.ts'
import { restoreDraft } from './take-back-draft.ts'
import { restoredPhase, startedPlay } from './take-back-phase.ts'

/**
 * [U-2] The last command is taken back. Later arrivals, departures and settings stay; what the clock caused
 * after a match command is taken back with it (docs/decisions/0018-undo.md).
 *
 * [U-11] A redo takes the undo back in the same way: `command` is then the undo.
 */
export function takeBack(
  game: Game,
  command: PastCommand,
  moment: Moment,
): Result<readonly GameEvent[], 'called-since' | 'out-of-reach'> {
  const lastEnded = game.play?.ended.length ?? 0
  if (isOlderThanMatch(command, lastEnded)) return refuse('out-of-reach', { match: lastEnded })
  return command.of === 'draft'
    ? restoreDraft(game, command, moment)
    : ok([takenBackEvent(command, restorePlay(game, command, moment))])
}

/**
 * [U-10] Undo reaches back to the start of the last match that has ended. A command is older if that match
 * had not been called after it. With a changeover of zero the end of the match before also calls that match:
 * it is older, too.
 */
const isOlderThanMatch = ({ before, after }: PastCommand, number: number): boolean => {
  const calledAfter = (after.play?.ended.length ?? 0) + (after.play?.now.is === 'match' ? 1 : 0)
  return calledAfter < number || (before.play?.ended.length ?? 0) < number - 1
}

/** [U-4] The whole play is what it was; then the clock settles what is due. */
function restorePlay(game: Game, command: PastCommand, moment: Moment): Restored {
  // before Play Ball only the end of the game can be taken back
  if (!command.before.play) return { of: 'play', play: null, calledOff: command.before.calledOff }
  const current = startedPlay(game)
  const old = {
    ...withLatePresses(withoutGoneTeams(startedPlay(command.before), command.before, game), current),
    allTosses: current.allTosses,
  }
  const restored = withTeamsOfToday(
    { ...game, play: { ...old, now: restoredPhase(old, command, game, moment) } },
    command.before,
    moment,
  )
  const play = startedPlay(overdue(restored, moment).reduce(evolve, restored))
  const restoredPlay = withoutOrphans(resultOnly(command, current, play) ?? play)
  return { of: 'play', play: restoredPlay, calledOff: null }
}

/**
 * [L-11] Teams may have got or lost their players since. [U-9] A match that is called by hand gets no start
 * time.
 */
function withTeamsOfToday(restored: Game, before: Game, moment: Moment): Game {
  const { now } = startedPlay(restored)
  const byHand = now.is === 'waiting' && now.startsAt === null
  const events = settleNextPair(before, restored, moment)
  return (byHand ? [...events, { type: 'postponed', startsAt: null } as const] : events).reduce(
    evolve,
    restored,
  )
}

/** Late goals since then still wait for an admin; a decision about one is open again. */
const withLatePresses = (old: MatchPlay, { late }: MatchPlay): MatchPlay => ({
  ...old,
  late: [...old.late, ...late.filter((press) => old.late.every(({ id }) => id !== press.id))],
})

/** A late goal is removed with its match: the next match with that number is another one. */
function withoutOrphans(play: MatchPlay): MatchPlay {
  const knownMatches = [...play.ended, currentMatch({ play })]
  const late = play.late.filter(({ matchNumber, madeAt }) =>
    knownMatches.some((match) => match?.number === matchNumber && isWithinPeriods(match.spells, madeAt)),
  )
  return { ...play, late }
}

/** People who left since then are not in the queue, on the pitch or referee. */
function withoutGoneTeams(play: MatchPlay, before: Game, game: Game): MatchPlay {
  const teams = teamsWithPlayers(game)
  const order = requeue(play.order, teams)
  const isTossOver = play.now.is === 'toss' && !play.order.slice(0, 2).every((team) => teams.includes(team))
  const now = isTossOver ? ({ is: 'waiting', startsAt: null } as const) : play.now
  const isBack = (team: number) => !play.order.includes(team) && order.includes(team)
  return {
    ...play,
    order,
    // the staying team may lose its players and get them back by an undo; with others it does not stay on
    holder: play.holder && isBack(play.holder.team) ? null : play.holder,
    atEnd: play.atEnd && { ...play.atEnd, order: requeue(play.atEnd.order, teams) },
    now: now.is === 'match' ? restoredMatch(now.match, before, game) : now,
  }
}

/** [U-9] A match is not restored for a team that has left: the next one is called by hand. */
function restoredMatch(match: Match, before: Game, game: Game): MatchPlay['now'] {
  const teams = teamsWithPlayers(game)
  if (!teams.includes(match.a) || !teams.includes(match.b)) return { is: 'waiting', startsAt: null }
  const { referee } = match
  const isGone = referee !== null && (!presenceCheck(before, game)(referee) || game.gone.includes(referee))
  return { is: 'match', match: isGone ? { ...match, referee: null } : match }
}

/**
 * [U-6] For a goal of a match that the clock has ended, taken back during the next match: if the same side
 * still wins by the same rule, the next match goes on, and only the result is corrected.
 */
function resultOnly(
  { before, after }: PastCommand,
  current: MatchPlay,
  restored: MatchPlay,
): MatchPlay | null {
  const [old, done] = [startedPlay(before), startedPlay(after)]
  const number = old.ended.length + (old.now.is === 'match' ? 1 : 0)
  const hasGoneOn = current.now.is === 'match' && current.now.match.number > number
  if (
    !hasGoneOn ||
    !(old.now.is === 'match' ? hasSameResult(number, current, restored) : hasSameQueue(old, done))
  )
    return null
  return {
    ...current,
    ended: current.ended.map((match) => restored.ended[match.number - 1] ?? match),
    late: restored.late,
  }
}

/** A match that is on again, because it got its clock back, has no result. */
function hasSameResult(number: number, current: MatchPlay, restored: MatchPlay): boolean {
  const [ended, corrected] = [current, restored].map((play) => play.ended[number - 1])
  return ended?.winner === corrected?.winner && isEqual(ended?.fate, corrected?.fate)
}

/** Only a result or a late goal changed, and the next match stayed the same. */
const hasSameQueue = (old: MatchPlay, done: MatchPlay): boolean =>
  isEqual(withoutResults(old), withoutResults(done))

const withoutResults = ({ ended: _, late: __, ...rest }: MatchPlay) => rest

/** [U-2] How many events are taken back with a command: none for a late goal that waits for an admin. */
export const reversibleEventCount = (events: readonly GameEvent[]): number =>
  events.every(({ type }) => type === 'late-press') ? 0 : events.length

/**
 * [U-12] How many events are taken back with the clock's end of a match: the end and what followed. 0 without
 * such an end.
 */
export const clockEndCount = (events: readonly GameEvent[]): number => {
  const index = events.findLastIndex((event) => event.type === 'ended' && event.why === 'time')
  return index < 0 ? 0 : events.length - index
}
