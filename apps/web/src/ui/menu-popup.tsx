import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  text: string
  onSelect: () => void
  icon?: IconName | undefined
  danger?: boolean | undefined
  /** Why the item cannot be chosen now. */
  disabledReason?: string | undefined
}

type MenuPopupProps = {
  trigger: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuItem[]
  /** A group of buttons above the items; arrows to the sides move in it. */
  top?: ReactNode
  setOpen: (open: boolean) => void
}

/** Covers the page, so that a tap outside only closes it. Screens use LazyMenu, which fetches this on the first touch. */
export function MenuPopup({ trigger, label, items, top, setOpen }: MenuPopupProps) {
  const menu = useRef<HTMLDivElement>(null)
  const open = useCallback(
    (layer: HTMLDivElement | null) => {
      layer?.showPopover?.()
      if (menu.current && trigger.current) place(menu.current, trigger.current)
      const isKeyboard = trigger.current?.matches(':focus-visible')
      const first = isKeyboard ? menu.current?.querySelector('button') : menu.current
      first?.focus()
      // after a resize the trigger may be another element
      const close = () => setOpen(false)
      addEventListener('resize', close)
      return () => removeEventListener('resize', close)
    },
    [trigger, setOpen],
  )
  const close = () => {
    trigger.current?.focus()
    setOpen(false)
  }
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a popover by itself
    // biome-ignore lint/a11y/noStaticElementInteractions: the area around the menu has no role
    <div
      ref={open}
      popover="auto"
      className={styles.layer}
      onToggle={({ newState }) => newState === 'closed' && close()}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.popup}
        onKeyDown={(event) => (event.key === 'Tab' ? close() : moveFocus(event))}
      >
        {top}
        {items.map(({ text, onSelect, icon, danger, disabledReason }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onPointerEnter={({ currentTarget }) => currentTarget.focus()}
            aria-disabled={disabledReason !== undefined}
            className={classNames(styles.item, danger && styles.danger)}
            onClick={() => {
              if (disabledReason !== undefined) return
              // first, because the next dialog returns the focus to where it was
              close()
              onSelect()
            }}
          >
            {icon && <Icon name={icon} />}
            <span className={styles.words}>
              {text}
              {disabledReason && <small>{disabledReason}</small>}
            </span>
          </button>
        ))}
      </div>
    </div>,
    document.body,
  )
}

const GAP = 6
const EDGE = 12

/** Below the trigger and aligned with its end; above it where there is more space, and never beyond the window. */
function place(menu: HTMLElement, trigger: HTMLElement): void {
  const { top, bottom, right } = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const fitsBelow = bottom + GAP + height <= innerHeight || bottom < innerHeight - top
  const within = (wanted: number, most: number) => Math.max(EDGE, Math.min(wanted, most - EDGE))
  menu.style.left = `${within(right - width, document.documentElement.clientWidth - width)}px`
  menu.style.top = `${within(fitsBelow ? bottom + GAP : top - GAP - height, innerHeight - height)}px`
}

/** Arrows go round, Home and End go to the ends, and a letter goes to the next item that begins with it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')]
  const current = items.findIndex((item) => item.matches(':focus'))
  const after = [...items.slice(current + 1), ...items.slice(0, Math.max(current, 0))]
  const begins = ({ textContent }: HTMLElement) =>
    textContent.toLowerCase().startsWith(event.key.toLowerCase())
  const group = items[current]?.closest('[role=group]')
  const inGroup = after.filter((item) => group?.contains(item))
  const others = after.filter((item) => !group?.contains(item))
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: others[0],
    ArrowUp: others.at(-1),
    ArrowRight: inGroup[0],
    ArrowLeft: inGroup.at(-1),
    Home: items[0],
    End: items.at(-1),
  }
  const next =
    targets[event.key] ??
    (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey ? after.find(begins) : undefined)
  if (!next) return
  event.preventDefault()
  next.focus()
}
