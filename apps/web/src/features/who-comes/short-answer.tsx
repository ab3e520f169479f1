import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import styles from './answer-pair.module.css'
import { AnswerButtons, PlaceInLine, useShortNotice } from './public/answer-form.tsx'
import type { Choice } from './public/answerable.ts'
import { toAnswerable, useGameAnswer } from './use-game-answer.ts'

type ShortAnswerProps = {
  game: ScheduledGame
  /** Large where the game stands alone: there the switch for short notice stands before the first press, too. */
  size?: 'small' | 'large'
  /** The pair is the first thing to do on the page. */
  isFirst?: boolean
  suggested?: Choice | undefined
}

/** The pair with the place in line, or a place that is offered. */
export function ShortAnswer({ game, size = 'small', isFirst = false, suggested }: ShortAnswerProps) {
  const subject = toAnswerable(game)
  const parts = { subject, actions: useGameAnswer(game), shortNotice: useShortNotice(subject), size }
  return (
    <div className={styles.short}>
      <AnswerButtons {...parts} isFirst={isFirst} suggested={suggested} />
      <PlaceInLine {...parts} />
    </div>
  )
}
