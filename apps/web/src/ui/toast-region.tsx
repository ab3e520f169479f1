import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { ToastCard } from './toast-card.tsx'
import styles from './toast-region.module.css'
import { MAX_TOASTS, toaster } from './toaster.ts'
import { useMedia } from './use-media.ts'

/** As in the style sheet: there is no space next to the header, and below it are the buttons that are pressed next. */
const ROOM_FOR_ONE = '(max-width: 56.2488em)'

const isBoardShown = () => document.querySelector('[data-board]') !== null

const NO_TOASTS: ReturnType<typeof toaster.now> = []

/** Once in the shell. Both live regions exist before any toast, or the first one would not be read out. */
export function ToastRegion() {
  const waiting = useSyncExternalStore(toaster.subscribe, toaster.now, () => NO_TOASTS)
  // toasts that waited for this region are added after it: toasts that come with it are not read out
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const toasts = isThere ? waiting : NO_TOASTS
  const isPaused = useSyncExternalStore(toaster.subscribe, toaster.isPaused, () => false)
  // checked with each toast: three of them would cover a team's bib and its score
  const hasRoomForOne = useMedia(ROOM_FOR_ONE) || (toasts.length > 0 && isBoardShown())
  const front = toaster.front()
  const newest = toasts.at(-1)?.id

  const show = useCallback(
    (region: HTMLElement | null) => {
      if (newest === undefined || !region?.showPopover) return
      // shown again each time, so that it lies above a dialog that opened after the last toast
      if (region.matches(':popover-open')) region.hidePopover()
      region.showPopover()
    },
    [newest],
  )

  const cards = (failed: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'failed') === failed)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          isHidden={hasRoomForOne ? front !== toast : toasts.indexOf(toast) >= MAX_TOASTS}
          onDismiss={() => toaster.dismiss(toast.id)}
        />
      ))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the time, nothing to press here
    <div
      ref={show}
      popover="manual"
      className={styles.region}
      onPointerEnter={() => toaster.setPaused(true)}
      onPointerLeave={() => toaster.setPaused(false)}
      onFocus={() => toaster.setPaused(true)}
      onBlur={() => toaster.setPaused(false)}
    >
      <div role="alert" aria-atomic="false" className={styles.kind}>
        {cards(true)}
      </div>
      <div role="status" aria-atomic="false" className={styles.kind}>
        {cards(false)}
      </div>
    </div>
  )
}
