import type { KeyboardEvent } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'

/** The browser's dialog lets Tab leave for its own toolbars; here it goes round, as people expect of a dialog. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) =>
    element.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]]
  const outside =
    !event.currentTarget.contains(document.activeElement) || document.activeElement === event.currentTarget
  if (document.activeElement !== from && !outside) return
  event.preventDefault()
  to?.focus()
}
