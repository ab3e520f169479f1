import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { weekdayOf } from '../../platform/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './answer-pair.module.css'
import { type Choice, useShownAnswer } from './shown-answer.ts'
import { answers, common } from './texts.ts'

type AnswerPairProps = {
  game: ScheduledGame
  size?: 'small' | 'large'
  /** The first thing to do on the page: hi-vis until it is answered. */
  isFirst?: boolean
  /** The answer that the followed link named: it is the hi-vis one. Only the press answers. */
  suggested?: Choice | undefined
  /** Sent with an answer that leads to the waiting list. */
  atShortNotice?: boolean | undefined
}

/** In and out side by side. The chosen one is ink with a tick; it changes at once and is sent when there is a signal. */
export function AnswerPair({
  game,
  size = 'small',
  isFirst = false,
  suggested = 'going',
  atShortNotice,
}: AnswerPairProps) {
  const { chosen, isWaiting, answer } = useShownAnswer(game, atShortNotice)
  const isOnList = game.my_answer.answer === 'waiting' && chosen === 'going'
  const variantOf = (choice: Choice) =>
    isFirst && chosen === null && choice === suggested ? 'primary' : 'secondary'
  const isStanding = game.my_answer.is_standing && !isWaiting && !isOnList
  const inText = isOnList
    ? answers.onTheList
    : isStanding
      ? answers.inEvery(weekdayOf(game.date))
      : answers.youAreIn
  return (
    <>
      <div className={styles.pair}>
        <Button
          size={size}
          wide
          variant={variantOf('going')}
          icon={chosen === 'going' ? 'tick' : undefined}
          aria-pressed={chosen === 'going'}
          className={classNames(chosen === 'going' && styles.chosen, isStanding && styles.standing)}
          onClick={() => answer('going')}
        >
          {chosen === 'going' ? inText : common.in}
        </Button>
        <Button
          size={size}
          wide
          variant={variantOf('not_going')}
          icon={chosen === 'not_going' ? 'tick' : undefined}
          aria-pressed={chosen === 'not_going'}
          className={classNames(chosen === 'not_going' && styles.chosen)}
          onClick={() => answer('not_going')}
        >
          {chosen === 'not_going' ? answers.youAreOut : common.out}
        </Button>
      </div>
      {size === 'large' && isWaiting && !navigator.onLine && <p className="sub">{answers.willBeSent}</p>}
    </>
  )
}
