import type { ReactNode } from 'react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './form.module.css'

type SubmitProps = {
  form: string
  text: string
  doing: string
  busy: boolean
  /** Small print, under the button on desktops and above the bar on phones. */
  children?: ReactNode
}

/** The one primary action of a form: in its place on desktops, in the action bar on phones. */
export function Submit({ form, text, doing, busy, children }: SubmitProps) {
  const button = (
    <Button type="submit" form={form} look="primary" size="large" wide busy={busy} doing={doing}>
      {text}
    </Button>
  )
  return (
    <>
      <div className={styles.submit}>{button}</div>
      {children}
      <ActionBar>{button}</ActionBar>
    </>
  )
}
