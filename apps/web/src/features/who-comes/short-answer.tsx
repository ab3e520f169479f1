import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { AnswerButtons, PlaceInLine, useShortNotice } from './public/answer-form.tsx'
import type { Choice } from './public/answerable.ts'
import { toAnswerable, useGameAnswer } from './use-game-answer.ts'

type ShortAnswerProps = {
  game: ScheduledGame
  /** Large where the game has a panel to itself; only then the short-notice switch comes before the first answer. */
  size?: 'small' | 'large'
  /** The answer buttons are the first action of the page. */
  isFirst?: boolean
  suggested?: Choice | undefined
}

/** The answers with the place on the waiting list, or an offered place. */
export function ShortAnswer({ game, size = 'small', isFirst = false, suggested }: ShortAnswerProps) {
  const subject = toAnswerable(game)
  const parts = { subject, actions: useGameAnswer(game), shortNotice: useShortNotice(subject), size }
  return (
    <div className="stack gap-12">
      <AnswerButtons {...parts} isFirst={isFirst} suggested={suggested} />
      <PlaceInLine {...parts} />
    </div>
  )
}
