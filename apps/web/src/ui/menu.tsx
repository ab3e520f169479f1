import { Menu as BaseMenu } from '@base-ui/react/menu'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  text: string
  onSelect: () => void
  icon?: IconName | undefined
  danger?: boolean | undefined
  /** Present but not to be chosen, and why. */
  disabledReason?: string | undefined
}
export type MenuProps = {
  /** The trigger's name: 'More for Ben Osei' */
  label: string
  items: readonly MenuItem[]
  /** What stands on the trigger; three dots without it. */
  children?: ReactNode
  defaultOpen?: boolean | undefined
}

/** Arrow keys, letters and Escape come from Base UI. Screens use LazyMenu, which fetches this on the first touch. */
export function Menu({ label, items, children, defaultOpen }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const root = useRef<BaseMenu.Root.Actions>(null)
  const chosen = useRef<(() => void) | null>(null)
  // a window that is widened puts other things in the trigger's place, and the menu would hang in a corner
  useEffect(() => {
    const closeWithTrigger = () => {
      if (trigger.current?.getClientRects().length === 0) root.current?.close()
    }
    addEventListener('resize', closeWithTrigger)
    return () => removeEventListener('resize', closeWithTrigger)
  }, [])
  // what is chosen may open a dialog, which gives the focus back to where it was: so the menu goes first
  const afterOpenChange = (open: boolean) => {
    // what was chosen as the menu was opened again in the same moment is not chosen any more
    if (open) chosen.current = null
    if (!chosen.current) return
    trigger.current?.focus()
    chosen.current()
    chosen.current = null
  }
  return (
    <BaseMenu.Root
      actionsRef={root}
      defaultOpen={defaultOpen ?? false}
      onOpenChangeComplete={afterOpenChange}
    >
      <BaseMenu.Trigger ref={trigger} className={styles.trigger ?? ''}>
        {children ?? <Icon name="more" size={24} />}
        <span className="visually-hidden">{label}</span>
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.layer ?? ''} sideOffset={6} align="end">
          <BaseMenu.Popup className={styles.popup ?? ''}>
            {items.map(({ text, onSelect, icon, danger, disabledReason }) => (
              <BaseMenu.Item
                key={text}
                className={classNames(styles.item, danger && styles.danger)}
                disabled={disabledReason !== undefined}
                onClick={() => {
                  chosen.current = onSelect
                }}
              >
                {icon && <Icon name={icon} />}
                <span className={styles.words}>
                  {text}
                  {disabledReason && <small>{disabledReason}</small>}
                </span>
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
