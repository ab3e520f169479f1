import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const ATTRIBUTE = 'data-keeps-focus'

/** For a button or link that leads on. A state may arrive and put the next one elsewhere on the page. */
export const KEEPS_FOCUS = { [ATTRIBUTE]: '' }

/** To the button with these words that leads on, or to the first that does, if nothing else has the focus. */
export function focusNextStep(text: string | null = null): void {
  const focused = document.activeElement
  // a dialog that has closed is seen, and keeps the focus, until it has faded
  if (focused !== document.body && !focused?.closest('dialog:not([open])')) return
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].filter((button) =>
    button.checkVisibility(),
  )
  const next = buttons.find(({ textContent }) => textContent === text) ?? buttons[0]
  next?.focus({ preventScroll: true })
}

/**
 * When a state takes away the button that has the focus, the focus goes to the one that now leads on: the same button
 * in its new place, or the next step. Otherwise who works by keyboard would begin again at the top. Give the result to
 * the element around all of them.
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
