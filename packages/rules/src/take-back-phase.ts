import { isEqual } from './deep-equal.ts'
import { tossToRepeat } from './earlier-toss.ts'
import type { Game } from './game.ts'
import type { MatchPlay } from './game-events.ts'
import { changeoverEndsAt, type Moment } from './next-match.ts'
import type { PastCommand } from './past-command.ts'
import { clockAfterwards, leftClockAlone, restoredClock } from './take-back-clock.ts'

export function startedPlay({ play }: Game): MatchPlay {
  if (!play) throw new Error('The log has a command of a match and no Play Ball before it. Is it whole?')
  return play
}

/**
 * [U-5] A clock that the command stopped gets its remaining time back, a changeover starts again in full, and
 * a coin whose seal was public keeps it (T-4). What the command did not change goes on as it is now.
 */
export function restoredPhase(
  play: MatchPlay,
  { at, after }: PastCommand,
  game: Game,
  moment: Moment,
): MatchPlay['now'] {
  const { now, held } = play
  const done = startedPlay(after).now
  const current = startedPlay(game).now
  switch (now.is) {
    case 'toss': {
      const isSameToss = current.is === 'toss' && current.commitment === now.commitment
      const seal = isSameToss ? now.commitment : (tossToRepeat(play)?.commitment ?? moment.commitment)
      return { is: 'toss', commitment: seal }
    }
    case 'waiting': {
      if (current.is === 'waiting' && isEqual(now, done)) return current
      if (now.startsAt === null) return now
      return { is: 'waiting', startsAt: changeoverEndsAt(game.settings, { held }, moment.at) }
    }
    // only a redo restores a closed game, because no other command begins in one
    case 'closed':
      return now
    case 'match': {
      const clockState = leftClockAlone(now.match, done)
        ? clockAfterwards(now.match, startedPlay(game), moment.at)
        : restoredClock(now.match, at, moment.at)
      return { is: 'match', match: { ...now.match, ...clockState } }
    }
  }
}
