import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { useTimeout } from '../../ui/use-timeout.ts'

const HOLD_MS = 450
/** A finger that moves further scrolls. */
const STILL_PX = 10

/** A finger that stays; a mouse selects text as everywhere, and a link or a button keeps what it does. */
export function useLongPress(onLongPress: () => void) {
  const hold = useTimeout()
  const from = useRef<{ x: number; y: number } | null>(null)
  const hasFired = useRef(false)
  const stop = () => {
    hold.cancel()
    from.current = null
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      stop()
      hasFired.current = false
      if (pointerType !== 'touch' || (target as Element).closest('a, button')) return
      from.current = { x: clientX, y: clientY }
      hold.run(HOLD_MS, () => {
        hasFired.current = true
        onLongPress()
      })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (from.current && Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // else the finger that goes up presses what has just opened under it
    onTouchEnd: (event: SyntheticEvent) => hasFired.current && event.preventDefault(),
    // the browser's own menu of a held finger
    onContextMenu: (event: SyntheticEvent) => from.current && event.preventDefault(),
  }
}
