import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './answer-pair.module.css'
import type { AnswerActions, Answerable, Choice } from './public/answerable.ts'
import { answers, common } from './texts.ts'

type AnswerPairProps = {
  subject: Answerable
  actions: AnswerActions
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
  subject: { my_answer, weekday },
  actions: { pending, answer },
  size = 'small',
  isFirst = false,
  suggested = 'going',
  atShortNotice,
}: AnswerPairProps) {
  // what was pressed last counts also before the server has it
  const chosen = pending ?? (my_answer.answer === 'waiting' ? 'going' : my_answer.answer)
  const isWaiting = pending !== undefined
  const isOnList = my_answer.answer === 'waiting' && chosen === 'going'
  const variantOf = (choice: Choice) =>
    isFirst && chosen === null && choice === suggested ? 'primary' : 'secondary'
  const standingDay = my_answer.is_standing && !isWaiting && !isOnList ? weekday : undefined
  const inText = isOnList ? answers.onTheList : standingDay ? answers.inEvery(standingDay) : answers.youAreIn
  return (
    <>
      <div className={styles.pair}>
        <Button
          size={size}
          wide
          variant={variantOf('going')}
          icon={chosen === 'going' ? 'tick' : undefined}
          aria-pressed={chosen === 'going'}
          className={classNames(chosen === 'going' && styles.chosen, standingDay && styles.standing)}
          onClick={() => answer('going', atShortNotice)}
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
