import { lazy, Suspense, useState } from 'react'
import { Icon } from './icons.tsx'
import styles from './menu.module.css'
import type { MenuProps } from './menu.tsx'

const load = () => import('./menu.tsx')
const LoadedMenu = lazy(async () => ({ default: (await load()).Menu }))

export type LazyMenuProps = Omit<MenuProps, 'defaultOpen'>

/** A button until it is pressed; the menu's code comes when a finger, pointer or key gets near. */
export function LazyMenu(props: LazyMenuProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {props.children ?? <Icon name="more" size={24} />}
      <span className="visually-hidden">{props.label}</span>
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <LoadedMenu {...props} defaultOpen />
    </Suspense>
  )
}
