import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './game-day.module.css'

export type StepContextProps = {
  text: string
  isRefusal: boolean
  isDenied: boolean
  /** The second door, while somebody may come in. */
  useCode: (() => void) | null
}

/** What the button is about, or why it did not work, in one line; for a switched-off location also what to do. */
export function StepContext({ text, isRefusal, isDenied, useCode }: StepContextProps) {
  return (
    <div className={styles.context}>
      <p className={isRefusal ? styles.refusal : undefined} role={isRefusal ? 'alert' : undefined}>
        {text}
      </p>
      {isDenied && (
        <Disclosure title="How to switch it on">
          <p>
            Press the sign at the left of the address, choose the permissions of this page, allow location and
            press Check in again. If your phone still says no, an admin can check you in with one tap.
          </p>
        </Disclosure>
      )}
      {useCode && (
        <Button look="quiet" className={styles.codeDoor} onClick={useCode}>
          I have the venue code
        </Button>
      )}
    </div>
  )
}
