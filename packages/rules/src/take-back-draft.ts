import { isEqual } from './deep-equal.ts'
import { currentMatch, evolve, type Game, sheetOf, teamsWithPlayers } from './game.ts'
import type { GameEvent, QueuePositions, Restored } from './game-events.ts'
import { awaitedTeams } from './leave-game.ts'
import type { Moment } from './next-match.ts'
import { settleNextPair } from './next-pair.ts'
import { type PastCommand, presenceCheck, requeue, takenBackEvent } from './past-command.ts'
import { ok, type Result, refuse } from './result.ts'
import { restoredPhase, startedPlay } from './take-back-phase.ts'

/** [U-3] Restores the teams, without people who have left. Refused once a changed team has been called. */
export function restoreDraft(
  game: Game,
  command: PastCommand,
  moment: Moment,
): Result<readonly GameEvent[], 'called-since'> {
  const { before, after } = command
  const team = [...before.teams, ...after.teams]
    .map(({ number }) => number)
    .find(
      (number) =>
        !isEqual(sheetOf(before, number), sheetOf(after, number)) && isCalledSince(game, after, number),
    )
  if (team !== undefined) return refuse('called-since', { team })

  const isPresent = presenceCheck(before, game)
  const teams = before.teams
    .map((sheet) => ({
      ...sheet,
      captain: sheet.captain !== null && isPresent(sheet.captain) ? sheet.captain : null,
      players: sheet.players.filter(isPresent),
    }))
    .filter(({ players }) => players.length > 0)
  // people who were removed since may have been the only other players
  const emptied = awaitedTeams(game).find((number) => !teams.some((sheet) => sheet.number === number))
  if (emptied !== undefined) return refuse('called-since', { team: emptied })
  const { passed, drafted, evenTeams } = before
  const gone = before.gone.filter(isPresent)
  const restored: Restored = {
    of: 'draft',
    ...{ teams, passed, drafted, evenTeams, gone },
    referee: restoredReferee(game, command, { teams, gone, isPresent }),
    line: restoredQueue(game, command, teams, moment),
  }
  const events = [...restoreLimits(game, command, restored), takenBackEvent(command, restored)]
  // [L-11] a restored queue brings its own next pair; since then teams may have got or lost their players
  const settledFor = restored.line ? before : game
  return ok([...events, ...settleNextPair(settledFor, events.reduce(evolve, game), moment)])
}

/**
 * [M-14] A referee who was picked by a team that plays gets the whistle back if no one else has it, and loses
 * it when that pick is redone.
 */
function restoredReferee(
  game: Game,
  { before, after }: PastCommand,
  { teams, gone, isPresent }: Pick<Game, 'teams' | 'gone'> & { isPresent: (id: string) => boolean },
): string | null {
  const [old, done, current] = [before, after, game].map(currentMatch)
  if (!current) return null
  const isLost =
    old && old.referee !== done?.referee && current.number === old.number && current.referee === null
  const referee = isLost && old.referee !== null && isPresent(old.referee) ? old.referee : current.referee
  const isPlaying = teams.some(
    ({ number, players }) =>
      (number === current.a || number === current.b) && players.some((id) => id === referee),
  )
  const isGone = gone.some((id) => id === referee)
  return isPlaying || isGone ? null : referee
}

/** [L-9] A team that was emptied gets its place in the queue back, if no team has been called past it. */
function restoredQueue(
  game: Game,
  command: PastCommand,
  teams: Game['teams'],
  moment: Moment,
): QueuePositions | null {
  const [old, done, current] = [command.before.play, command.after.play, game.play]
  if (!old || !done || !current) return null
  const remaining = done.order.filter((team) => current.order.includes(team))
  if (current.ended.length !== done.ended.length || !isEqual(remaining, current.order)) return null
  const numbers = teamsWithPlayers({ teams })
  const match = currentMatch(game)
  const onPitch = match ? [match.a, match.b] : []
  const order = [...onPitch, ...requeue(old.order, numbers).filter((team) => !onPitch.includes(team))]
  // the staying team, unless it has changed since: emptied and filled again, a team does not stay on
  const holder = isEqual(current.holder, done.holder) ? old.holder : current.holder
  // a match that has been called since goes on
  const next = match ? undefined : restoredNextPair(game, command, moment)
  return { order, holder, next, atEnd: old.atEnd && requeue(old.atEnd.order, numbers) }
}

/** [L-11] Undefined when the command left the next pair as it was. */
function restoredNextPair(game: Game, command: PastCommand, moment: Moment): QueuePositions['next'] {
  const old = startedPlay(command.before)
  const done = startedPlay(command.after)
  if (isEqual(old.now, done.now) && isEqual(old.reason, done.reason)) return undefined
  const now = restoredPhase(old, command, game, moment)
  if (now.is !== 'waiting' && now.is !== 'toss') return undefined
  return { now, reason: old.reason, outcome: old.ended.at(-1)?.fate ?? null }
}

/** Whether the team was called, or left the pitch, since `earlier`. */
function isCalledSince(game: Game, earlier: Game, team: number): boolean {
  const match = currentMatch(game)
  const endedBefore = earlier.play?.ended.length ?? 0
  const endedSince = (game.play?.ended ?? []).slice(endedBefore)
  const calledSince = match && match.number !== currentMatch(earlier)?.number ? [match] : []
  return [...endedSince, ...calledSince].some(({ a, b }) => a === team || b === team)
}

/**
 * No limit is below what is drafted, which may have shrunk since. A limit that even teams raised goes
 * back.
 */
function restoreLimits(
  { settings }: Game,
  { before, after }: PastCommand,
  { teams, evenTeams }: Pick<Game, 'teams' | 'evenTeams'>,
): GameEvent[] {
  // a limit that this command changed goes back with it; one that was changed since stays
  const limitOf = (name: 'teamSize' | 'maxTeams') =>
    settings[name] === after.settings[name] ? before.settings[name] : settings[name]
  const teamSize = Math.max(limitOf('teamSize'), ...teams.map(({ players }) => players.length))
  const maxTeams = Math.max(limitOf('maxTeams'), evenTeams ?? 0, ...teams.map(({ number }) => number))
  const fits = teamSize === settings.teamSize && maxTeams === settings.maxTeams
  return fits ? [] : [{ type: 'settings-changed', settings: { ...settings, teamSize, maxTeams } }]
}
