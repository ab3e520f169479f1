import { type SubmitEvent, useState } from 'react'
import { errorText } from '../../../platform/api/problem-error.ts'
import { toast } from '../../../platform/toast.ts'
import { MainButton } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { venueCodeSheet as texts } from '../arrival-texts.ts'
import styles from '../game-day.module.css'
import { common, messages } from '../texts.ts'
import { useIsUnmounted } from '../use-is-unmounted.ts'
import type { Door } from './door.ts'

export type VenueCodeSheetProps = {
  door: Door
  /** The code from the link of a QR code, or empty. */
  initial: string
  onClose: () => void
}

const SIX_DIGITS = /^\d{6}$/
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 6)

/** Check-in without a position: six digits from the organiser's phone, typed or scanned, and sent by a press. */
export function VenueCodeSheet({ door, initial, onClose }: VenueCodeSheetProps) {
  const [code, setCode] = useState(digitsOf(initial))
  const [refusal, setRefusal] = useState<string | undefined>()
  const isUnmounted = useIsUnmounted()
  const isWaiting = door.isPending && !navigator.onLine
  const showRefusal = (text: string, form: HTMLFormElement) => {
    if (isUnmounted()) return toast.failed(text)
    setRefusal(text)
    focusFirstError(form)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (door.isPending) return
    if (!SIX_DIGITS.test(code)) return showRefusal(messages.codeIncomplete, form)
    setRefusal(undefined)
    door.press(
      { code },
      { done: onClose, failed: (error) => showRefusal(errorText(error, messages.checkInFailed), form) },
    )
  }

  return (
    <Sheet open onClose={onClose} title={texts.checkInAt(door.name)}>
      <form noValidate className={styles.codeForm} onSubmit={submit}>
        <TextField
          label={common.venueCode}
          hint={isWaiting ? texts.countsWithinMinute : texts.sixDigitsOnOrganisersPhone}
          board
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-first-focus
          value={code}
          error={refusal}
          onChange={(event) => setCode(digitsOf(event.target.value))}
        />
        <MainButton
          type="submit"
          busy={door.isPending}
          busyText={isWaiting ? common.waitingForSignal : common.checkingIn}
        >
          {common.checkIn}
        </MainButton>
      </form>
    </Sheet>
  )
}
