import { Button } from '../../ui/button.tsx'
import styles from './answer-pair.module.css'
import type { AnswerActions, Answerable } from './public/answerable.ts'
import { answers as texts } from './texts.ts'

type OfferedPlaceProps = {
  subject: Answerable
  actions: AnswerActions
  size: 'small' | 'large'
  /** For whom it is, where the person has a place: to say no would say that they are out. */
  guest?: string
}

/** A place at short notice: the first to tap has it. The person's own stands in the place of the pair. */
export function OfferedPlace({ subject, actions, size, guest }: OfferedPlaceProps) {
  return (
    <div className={styles.offered} role="status">
      <h3>{guest === undefined ? texts.placeFree : texts.placeFreeFor(guest)}</h3>
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
        {guest === undefined && (
          <Button size={size} wide onClick={() => actions.answer('not_going')}>
            {texts.noThanks}
          </Button>
        )}
      </div>
    </div>
  )
}
