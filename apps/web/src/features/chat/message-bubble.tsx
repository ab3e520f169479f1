import type { ChatMessage } from '@turnout/contract/chat'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useRef,
} from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useTimeout } from '../../ui/use-timeout.ts'
import styles from './message.module.css'
import { prefetchMenu, useMessageActions } from './message-actions.tsx'
import { messageActions as texts } from './texts.ts'

type MessageBubbleProps = { message: ChatMessage; hasTabStop: boolean; children: ReactNode }

/** The bubble and the button that opens its menu; a long press on the bubble opens it too. */
export function MessageBubble({ message, hasTabStop, children }: MessageBubbleProps) {
  const { openMenu } = useMessageActions()
  const button = useRef<HTMLButtonElement>(null)
  const open = () => button.current && openMenu(message, button.current)
  const longPress = useLongPress(open)
  const attach = useCallback((element: HTMLButtonElement | null) => {
    button.current = element
    // the button is removed with its message: the focus moves to the log
    return () => {
      if (element && element === document.activeElement)
        element.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={styles.bubbleRow}>
      <div className={styles.bubble} dir="auto" {...longPress}>
        {children}
      </div>
      <button
        ref={attach}
        type="button"
        className={styles.actions}
        aria-label={texts.open}
        aria-haspopup="menu"
        tabIndex={hasTabStop ? 0 : -1}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
        onKeyDown={moveToNeighbour}
        onClick={open}
      >
        <Icon name="more" size={20} />
      </button>
    </div>
  )
}

/** Arrow keys move to the buttons of the messages before and after. */
function moveToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const { currentTarget } = event
  const buttons = [
    ...(currentTarget.closest('[role=log]')?.querySelectorAll<HTMLElement>(`.${styles.actions}`) ?? []),
  ]
  buttons[buttons.indexOf(currentTarget) + step]?.focus()
}

const HOLD_MS = 450
/** A finger that moves farther than this is scrolling. */
const STILL_PX = 10

/** For touch only: a mouse selects text as usual, and a press on a link or button keeps its effect. */
function useLongPress(onLongPress: () => void) {
  const hold = useTimeout()
  const from = useRef<{ x: number; y: number } | null>(null)
  const hasFired = useRef(false)
  const stop = () => {
    hold.cancel()
    from.current = null
  }
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY, target }: PointerEvent) => {
      stop()
      hasFired.current = false
      const touched = target as Element
      if (pointerType !== 'touch' || touched.closest('a, button')) return
      from.current = { x: clientX, y: clientY }
      hold.run(HOLD_MS, () => {
        hasFired.current = true
        // without this the finger is lifted outside of the popover that has just opened, which closes it
        touched.releasePointerCapture(pointerId)
        onLongPress()
      })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (from.current && Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // without this, lifting the finger presses what has just opened under it
    onTouchEnd: (event: SyntheticEvent) => hasFired.current && event.preventDefault(),
    // the browser's own menu of a long press
    onContextMenu: (event: SyntheticEvent) => from.current && event.preventDefault(),
  }
}
