import { useRef } from 'react'
import { useValueChange } from '../../ui/use-value-change.ts'

type ViewSnapshot = { focus: Element | null; top: number }

/** Somebody who has gone on to something else meanwhile, down the page or into a field, is not thrown out of it. */
const isUnmoved = ({ focus, top }: ViewSnapshot): boolean =>
  Math.abs(scrollY - top) < innerHeight / 2 && [focus, document.body].includes(document.activeElement)

/**
 * Who pressed Check in and is still there feels it, and sees themselves walk on to the pitch from however far below. The
 * button goes away with that: the focus it had moves to what says that one is in. Called with each press.
 */
export function useCheckInFeedback(isCheckedIn: boolean): () => void {
  const snapshot = useRef<ViewSnapshot | null>(null)
  useValueChange(isCheckedIn, () => {
    const before = snapshot.current
    snapshot.current = null
    if (!isCheckedIn || !before || !isUnmoved(before)) return
    navigator.vibrate?.(40)
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-you-are-in]')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  })
  return () => {
    snapshot.current = { focus: document.activeElement, top: scrollY }
  }
}
