import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { EVENING_OVER } from '../../platform/texts.ts'
import { nameGame } from './game-words.ts'

type EveningOverProps = { group: SportGroup; day: Pick<GameDay, 'next_game'>; now: number }

/** Nobody comes to an evening that was ended: the next one is what counts. */
export function EveningOver({ group, day: { next_game: next }, now }: EveningOverProps) {
  return (
    <p>
      <b>{EVENING_OVER}</b> {next && `Next game: ${nameGame(group, next, now).word}, ${next.start_time}.`}
    </p>
  )
}
