import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const ATTRIBUTE = 'data-keeps-focus'

/** For a button or link that leads on. A state may arrive and put the next one elsewhere on the page. */
export const KEEPS_FOCUS = { [ATTRIBUTE]: '' }

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
    if (document.activeElement !== document.body) return
    const buttons = [...document.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)]
    const next = buttons.find(({ textContent }) => textContent === lost.textContent) ?? buttons[0]
    next?.focus({ preventScroll: true })
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
