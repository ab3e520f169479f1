import type { ChatMessage } from '@turnout/contract/chat'
import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from './message.module.css'
import { prefetchMenu, useMessageActions } from './message-actions.tsx'
import { messageActions as texts } from './texts.ts'
import { useLongPress } from './use-long-press.ts'

type MessageBubbleProps = { message: ChatMessage; hasTabStop: boolean; children: ReactNode }

/** The bubble, with the button that opens its menu; holding the bubble does the same. */
export function MessageBubble({ message, hasTabStop, children }: MessageBubbleProps) {
  const { openMenu } = useMessageActions()
  const button = useRef<HTMLButtonElement>(null)
  const open = () => button.current && openMenu(message, button.current)
  const longPress = useLongPress(open)
  const attach = useCallback((element: HTMLButtonElement | null) => {
    button.current = element
    // a message that was removed from its own menu leaves the focus in the log
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

/** Arrows go on to the buttons of the messages before and after. */
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
