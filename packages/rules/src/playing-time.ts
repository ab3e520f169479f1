import type { Game } from './game.ts'
import type { MatchPlay } from './game-events.ts'

/** Times in milliseconds. */
export interface PlayingTime {
  team: number
  matches: number
  playedMs: number
  /** The longest wait that is over, between two matches or before the first. */
  longestWaitMs: number
  /** Null on the pitch. */
  waitingSince: number | null
}

/**
 * [F-1] How much each team has played and waited: it waits from Play Ball, or from the arrival of its first player if
 * that was later, and from the end of each match until its next is called.
 */
export function playingTimes(game: Game): PlayingTime[] {
  const { play, teams, participants, lineups } = game
  if (!play) return []
  return teams.map(({ number, players }) => {
    const first = lineups.flatMap(({ a, b }) => [a, b]).find((sheet) => sheet.number === number)
    const own = [...players, ...(first?.players ?? [])]
    const arrivedAt = participants.filter(({ id }) => own.includes(id)).map(({ at }) => at)
    return playingTimeOf(play, number, Math.max(play.beganAt, Math.min(...arrivedAt)))
  })
}

function playingTimeOf({ ended, now }: MatchPlay, team: number, from: number): PlayingTime {
  const isInMatch = ({ a, b }: { a: number; b: number }) => a === team || b === team
  const played = ended.filter(isInMatch)
  const isPlaying = now.is === 'match' && isInMatch(now.match)
  const calledTimes = [...played, ...(isPlaying ? [now.match] : [])].map(({ calledAt }) => calledAt)
  const freeFrom = [from, ...played.map(({ at }) => at)]
  const waits = calledTimes.map((at, index) => at - (freeFrom[index] ?? at))
  return {
    team,
    matches: played.length,
    playedMs: played.reduce((sum, { playedMs }) => sum + playedMs, 0),
    longestWaitMs: Math.max(0, ...waits),
    waitingSince: isPlaying ? null : (freeFrom.at(-1) ?? from),
  }
}
