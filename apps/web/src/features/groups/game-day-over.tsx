import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { GAME_DAY_OVER } from '../../platform/texts.ts'
import { gameLabel } from './game-dates.ts'

type GameDayOverProps = { group: SportGroup; day: Pick<GameDay, 'next_game'>; now: number }

/** Nobody comes to an evening that was ended: the next one is what counts. */
export function GameDayOver({ group, day: { next_game: next }, now }: GameDayOverProps) {
  return (
    <p>
      <b>{GAME_DAY_OVER}</b> {next && `Next game: ${gameLabel(group, next, now).word}, ${next.start_time}.`}
    </p>
  )
}
