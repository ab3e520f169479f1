export type ToastKind = 'done' | 'failed' | 'info' | 'next'
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  ms: number
  /** When it was shown, by a monotonic clock. */
  at: number
  /** A newer toast has come: with space for one this one does not show (any more). */
  isSuperseded: boolean
  /** The action whose outcome it is: a newer outcome of the same action replaces it. */
  action?: string | undefined
}

export const MAX_TOASTS = 3
/** Toasts within this time belong together: 'Blue wins and advances!', 'Next Match: Blue vs Coal'. */
const GROUP_MS = 1_000

/** The first to show: a failure, else the first of the newest. */
const frontOf = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.find(({ kind }) => kind === 'failed') ?? toasts.find(({ isSuperseded }) => !isSuperseded)

/** Nothing replaces a failure: the second of two shows for its whole time once the first is gone. */
const supersedeAt = (now: number) => (toast: Toast) =>
  toast.kind === 'failed' || now - toast.at < GROUP_MS ? toast : { ...toast, isSuperseded: true }

/** Too many: the oldest that are no failure go, because failures have to be read. */
function dropOldest(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_TOASTS) return toasts
  const leastImportant = toasts.find(({ kind }) => kind !== 'failed') ?? toasts[0]
  return dropOldest(toasts.filter((toast) => toast !== leastImportant))
}

/** 'We couldn't save it' goes once 'Saved' comes. */
const latestOutcomes = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(
    ({ action }, index) =>
      action === undefined || !toasts.slice(index + 1).some((later) => later.action === action),
  )

type ToastInput = Pick<Toast, 'kind' | 'text' | 'action'> & { ms?: number | undefined }

/** Outside React, so that a failed request or the stream can show a toast from anywhere. */
function createToaster() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isPaused = false
  /** The one that showed when the pause began. */
  let pausedFront: Toast['id'] | undefined
  const listeners = new Set<() => void>()
  const setToasts = (next: readonly Toast[]) => {
    // a paused toast stays: until it is released, the surplus waits behind it
    toasts = isPaused ? next : dropOldest(latestOutcomes(next))
    for (const listener of listeners) listener()
  }
  return {
    show({ kind, text, action, ms = 4000 }: ToastInput, at = performance.now()): number {
      const same = isPaused && toasts.find((toast) => toast.text === text)
      if (same) {
        // removed under the focus it would not report its end, like a dismissed one
        setToasts(toasts.map((toast) => (toast === same ? { ...toast, isSuperseded: false } : toast)))
        return same.id
      }
      lastId += 1
      // the same text twice says nothing new: the later one replaces the earlier one
      const others = toasts.filter((toast) => toast.text !== text)
      // under the pointer or the focus its text stays, and new toasts come after it
      const earlier = isPaused ? others : others.map(supersedeAt(at))
      setToasts([...earlier, { id: lastId, kind, text, ms, at, action, isSuperseded: false }])
      return lastId
    },
    dismiss(id: number) {
      // removed under the pointer or the focus it reports no end, and those behind it would wait for ever
      isPaused = false
      setToasts(toasts.filter((toast) => toast.id !== id))
    },
    /** The action has an outcome without a toast: the toast of its earlier outcome goes. */
    settle(action: string) {
      if (!isPaused) setToasts(toasts.filter((toast) => toast.action !== action))
    },
    clear() {
      isPaused = false
      setToasts([])
    },
    /** Hovered or focused: no time runs. */
    setPaused(paused: boolean) {
      if (!isPaused) pausedFront = frontOf(toasts)?.id
      isPaused = paused
      setToasts(toasts)
    },
    now: () => toasts,
    /** The one that shows with space for one. While paused it stays, even before a failure. */
    front: () => (isPaused && toasts.find(({ id }) => id === pausedFront)) || frontOf(toasts),
    isPaused: () => isPaused,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const toaster = createToaster()
