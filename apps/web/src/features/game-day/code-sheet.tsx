import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../../platform/problem-error.ts'
import { gameDay as texts } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { focusOnWrong } from '../../ui/focus-on-wrong.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCheckInPress } from './actions.ts'
import styles from './game-day.module.css'
import { useIsGone } from './use-is-gone.ts'

export type CodeSheetProps = {
  groupId: string
  groupName: string
  /** Filled in by the link of a QR code. */
  initial: string
  onClose: () => void
}

const SIX = /^\d{6}$/
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 6)

/** The second door: six digits from the organiser's phone, typed or scanned, and used once somebody says so. */
export function CodeSheet({ groupId, groupName, initial, onClose }: CodeSheetProps) {
  const { press, waiting } = useCheckInPress()
  const [code, setCode] = useState(digitsOf(initial))
  const [refusal, setRefusal] = useState<string | undefined>()
  const isShut = useIsGone()
  const refuse = (sentence: string, form: HTMLFormElement) => {
    if (isShut()) return toast.failed(sentence)
    setRefusal(sentence)
    focusOnWrong(form)
  }
  const isBusy = waiting.some(({ params }) => params.groupId === groupId)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    if (!SIX.test(code)) return refuse(texts.codeIncomplete, form)
    setRefusal(undefined)
    press(
      { params: { groupId }, body: { code } },
      { done: onClose, failed: (error) => refuse(sentenceOf(error, texts.checkInFailed), form) },
    )
  }

  return (
    <Sheet open onClose={onClose} title={`Check in at ${groupName}`}>
      <form noValidate className={styles.codeForm} onSubmit={submit}>
        <TextField
          label="Venue code"
          hint="Six digits on the organiser's phone. They change every minute."
          board
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-first-focus
          value={code}
          error={refusal}
          onChange={(event) => setCode(digitsOf(event.target.value))}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          busy={isBusy}
          doing={navigator.onLine ? 'Checking in' : 'Waiting for a signal'}
        >
          Check in
        </Button>
      </form>
    </Sheet>
  )
}
