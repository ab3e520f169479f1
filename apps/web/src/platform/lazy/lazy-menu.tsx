import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from '../../ui/menu.module.css'
import type { MenuItem } from '../../ui/menu-popup.tsx'
import { failures } from '../texts.ts'
import { toast } from '../toast.ts'

const load = () => import('../../ui/menu-popup.tsx')
const preload = () =>
  load().then(
    () => true,
    () => false,
  )
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }))

export type LazyMenuProps = {
  /** The trigger's name: 'More for Ben Osei' */
  label: string
  items: readonly MenuItem[]
  /** The content of the trigger; three dots by default. */
  children?: ReactNode
}

/** The menu's code loads when a finger, pointer or key gets near. */
export function LazyMenu({ label, items, children = <Icon name="more" size={24} /> }: LazyMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async () => ((await preload()) ? setOpen(true) : toast.failed(failures.missingCode))
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onClick={() => void open()}
      >
        {children}
        <span className="visually-hidden">{label}</span>
      </button>
      {isOpen && (
        <Suspense>
          <MenuPopup trigger={trigger} label={label} items={items} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
