import type { ReactNode } from 'react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './form.module.css'

type SubmitButtonProps = {
  form: string
  text: string
  busyText: string
  busy: boolean
  /** Small print, under the button on desktops and above the bar on phones. */
  children?: ReactNode
}

/** The one primary action of a form: in its place on desktops, in the action bar on phones. */
export function SubmitButton({ form, text, busyText, busy, children }: SubmitButtonProps) {
  const button = (
    <Button type="submit" form={form} variant="primary" size="large" wide busy={busy} busyText={busyText}>
      {text}
    </Button>
  )
  return (
    <>
      <div className={styles.submit}>{button}</div>
      {children}
      <ActionBar yieldsWhenLow>{button}</ActionBar>
    </>
  )
}
