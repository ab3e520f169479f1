import { Button } from '../../ui/button.tsx'
import styles from './answer-pair.module.css'
import type { AnswerActions, Answerable } from './public/answerable.ts'
import { answers as texts } from './texts.ts'

type OfferedPlaceProps = { subject: Answerable; actions: AnswerActions; size: 'small' | 'large' }

/** A place at short notice, in the place of the pair: the first to tap has it. */
export function OfferedPlace({ subject, actions, size }: OfferedPlaceProps) {
  return (
    <div className={styles.offered} role="status">
      <h3>{texts.placeFree}</h3>
      <p className="sub">{texts.othersWait(subject.waiting_count)}</p>
      <div className={styles.pair}>
        <Button
          variant={size === 'large' ? 'primary' : 'secondary'}
          size={size}
          wide
          busy={actions.isTakingPlace}
          onClick={actions.takePlace}
        >
          {texts.takeIt}
        </Button>
        <Button size={size} wide onClick={() => actions.answer('not_going')}>
          {texts.noThanks}
        </Button>
      </div>
    </div>
  )
}
