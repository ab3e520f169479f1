import { useEffect, useRef } from 'react'

export type MatchKeys = { left: () => void; right: () => void; clock: () => void }

const WRITES = 'input, textarea, select, [contenteditable]'
/** Space already means something to whoever has the focus here. */
const PRESSES = 'button, a, summary, [role="tab"]'

/** Q and P are the goals, left and right; Space is the clock. A dialog keeps its keys to itself. */
export function useMatchKeys(keys: MatchKeys | null): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const now = latest.current
      if (!now || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog:modal') || !(target instanceof Element)) return
      if (target.closest(WRITES)) return
      if (event.code === 'Space') {
        if (target.closest(PRESSES)) return
        event.preventDefault()
        now.clock()
        return
      }
      const key = event.key.toLowerCase()
      if (key === 'q') now.left()
      if (key === 'p') now.right()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
