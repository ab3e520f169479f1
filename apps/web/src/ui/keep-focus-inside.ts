import type { KeyboardEvent } from 'react'

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'

/** The browser's dialog lets Tab leave for its own bars; here it goes round, as people expect of a dialog. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHABLE)].filter((stop) =>
    stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const outside =
    !event.currentTarget.contains(document.activeElement) || document.activeElement === event.currentTarget
  if (document.activeElement !== from && !outside) return
  event.preventDefault()
  to?.focus()
}
