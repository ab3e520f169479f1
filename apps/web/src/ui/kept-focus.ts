import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const ATTRIBUTE = 'data-keeps-focus'

/** For a button or link with the next step. A new state may render the next one elsewhere on the page. */
export const KEEPS_FOCUS = { [ATTRIBUTE]: '' }

/** Focuses the next step with this text, or the first one, if nothing else has the focus. */
export function focusNextStep(text: string | null = null): void {
  const focused = document.activeElement
  // a closed dialog still shows, and keeps the focus, until it has faded
  if (focused !== document.body && !focused?.closest('dialog:not([open])')) return
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].filter((button) =>
    button.checkVisibility(),
  )
  const next = buttons.find(({ textContent }) => textContent === text) ?? buttons[0]
  next?.focus({ preventScroll: true })
}

/**
 * When a new state removes the focused button, the focus goes to the next step: the same button in its new place, or
 * another one. Otherwise a person with a keyboard would start again at the top. Spread the result on the element
 * around all of them.
 */
export function useKeptFocus() {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.isConnected) return
    focused.current = null
    focusNextStep(lost.textContent)
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.hasAttribute(ATTRIBUTE) ? target : null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}
