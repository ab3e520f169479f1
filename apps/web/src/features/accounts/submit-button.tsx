import type { ReactNode } from 'react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { MainButton } from '../../ui/button.tsx'

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
    <MainButton type="submit" form={form} busy={busy} busyText={busyText}>
      {text}
    </MainButton>
  )
  return (
    <>
      <div className="desktop-only">{button}</div>
      {children}
      <ActionBar yieldsWhenLow>{button}</ActionBar>
    </>
  )
}
