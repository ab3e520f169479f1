import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './email-box.module.css'
import { focusOnWrong } from './focus-on-wrong.ts'
import { TextField } from './text-field.tsx'
import { useIsAwake } from './use-is-awake.ts'

type EmailBoxProps = {
  /** 'Subscribe', 'Tell me' */
  action: string
  doing: string
  look?: ButtonProps['look']
  busy: boolean
  error: string | undefined
  /** What came of it; it takes the place of nothing, so that nothing jumps. */
  said: string | null
  onSubmit: (email: string) => void
}

/** One address and one button. */
export function EmailBox({ action, doing, look, busy, error, said, onSubmit }: EmailBoxProps) {
  // before the script is there the browser would put the e-mail into the page's own address
  const isAwake = useIsAwake()
  const sent = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) focusOnWrong(sent.current)
  }, [error])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent.current = event.currentTarget
    onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.row}>
        <TextField label="Your e-mail" name="email" type="email" autoComplete="email" error={error} />
        <div className={styles.button}>
          <Button type="submit" look={look} busy={busy} doing={doing} disabled={!isAwake}>
            {action}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </form>
  )
}
