import type { Evening } from './evening.ts'
import type { Play } from './evening-events.ts'

/** What an evening has given a team so far. Times in milliseconds. */
export interface Share {
  team: number
  matches: number
  playedMs: number
  /** Between two matches, or before the first; of the waits that are over. */
  longestWaitMs: number
  /** Null on the pitch. */
  waitingSince: number | null
}

/**
 * [F-1] How much each team has played and waited: it waits from Play Ball, or from the arrival of its first player if
 * that was later, and from the end of each match until its next is called.
 */
export function shares(evening: Evening): Share[] {
  const { play, teams, participants } = evening
  if (!play) return []
  return teams.map(({ number, players }) => {
    const came = participants.filter(({ id }) => players.includes(id)).map(({ at }) => at)
    return shareOf(play, number, Math.max(play.beganAt, Math.min(...came)))
  })
}

function shareOf({ ended, now }: Play, team: number, from: number): Share {
  const plays = ({ a, b }: { a: number; b: number }) => a === team || b === team
  const played = ended.filter(plays)
  const isOn = now.is === 'match' && plays(now.match)
  const called = [...played, ...(isOn ? [now.match] : [])].map(({ calledAt }) => calledAt)
  const freeFrom = [from, ...played.map(({ at }) => at)]
  const waits = called.map((at, index) => at - (freeFrom[index] ?? at))
  return {
    team,
    matches: played.length,
    playedMs: played.reduce((sum, { playedMs }) => sum + playedMs, 0),
    longestWaitMs: Math.max(0, ...waits),
    waitingSince: isOn ? null : (freeFrom.at(-1) ?? from),
  }
}
