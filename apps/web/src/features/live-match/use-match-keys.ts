import { useWindowEvent } from '../../ui/use-window-event.ts'

export type MatchKeys = { left: () => void; right: () => void; clock: () => void }

const TEXT_INPUTS = 'input, textarea, select, [contenteditable]'
/** Space already means something to whoever has the focus here. */
const PRESSABLE = 'button, a, summary, [role="tab"]'

/** Q and P are the goals, left and right; Space is the clock. A dialog keeps its keys to itself. */
export function useMatchKeys(keys: MatchKeys | null): void {
  useWindowEvent('keydown', (event) => {
    const { target } = event
    if (!keys || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog:modal') || !(target instanceof Element)) return
    if (target.closest(TEXT_INPUTS)) return
    if (event.code === 'Space') {
      if (target.closest(PRESSABLE)) return
      event.preventDefault()
      keys.clock()
      return
    }
    const key = event.key.toLowerCase()
    if (key === 'q') keys.left()
    if (key === 'p') keys.right()
  })
}
