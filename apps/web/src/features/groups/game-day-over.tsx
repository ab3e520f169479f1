import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { gameLabel } from './game-dates.ts'
import { gameDayOver as texts } from './texts.ts'

type GameDayOverProps = { group: SportGroup; day: Pick<GameDay, 'next_game'>; now: number }

/** In place of a game that is over: says so, and names the next one. */
export function GameDayOver({ group, day: { next_game: next }, now }: GameDayOverProps) {
  return (
    <p>
      <b>{texts.gameIsOver}</b> {next && texts.nextGame(gameLabel(group, next, now).word, next.start_time)}
    </p>
  )
}
