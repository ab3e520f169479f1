import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import styles from '../../ui/menu.module.css'
import type { MenuProps } from '../../ui/menu.tsx'
import { failures } from '../texts.ts'
import { toast } from '../toast.ts'

const load = () => import('../../ui/menu.tsx')
const preload = () =>
  load().then(
    () => true,
    () => false,
  )
const LoadedMenu = lazy(async () => ({ default: (await load()).Menu }))

export type LazyMenuProps = Omit<MenuProps, 'defaultOpen'>

/** A button until it is pressed; the menu's code comes when a finger, pointer or key gets near. */
export function LazyMenu(props: LazyMenuProps) {
  const [isRequested, setRequested] = useState(false)
  const open = async () => ((await preload()) ? setRequested(true) : toast.failed(failures.missingCode))
  const button = (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
      onClick={() => void open()}
    >
      {props.children ?? <Icon name="more" size={24} />}
      <span className="visually-hidden">{props.label}</span>
    </button>
  )
  if (!isRequested) return button
  return (
    <Suspense fallback={button}>
      <LoadedMenu {...props} defaultOpen />
    </Suspense>
  )
}
