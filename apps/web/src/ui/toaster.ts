export type ToastKind = 'done' | 'failed' | 'info' | 'next'
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  ms: number
  /** When it was said, by a clock that only goes forward. */
  at: number
  /** Something newer was said since: where there is room for one it is not shown (any more). */
  isSuperseded: boolean
  /** Whose outcome it is: a newer outcome of the same action takes its place. */
  action?: string | undefined
}

export const MAX_TOASTS = 3
/** What is said as close together as this belongs together: 'Blue wins and advances!', 'Next Match: Blue vs Coal'. */
const GROUP_MS = 1_000

/** What is shown first: what failed, else what was said first of the newest. */
const frontOf = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.find(({ kind }) => kind === 'failed') ?? toasts.find(({ isSuperseded }) => !isSuperseded)

/** A failure makes way for nothing: the second of two is seen for its whole time once the first is gone. */
const supersedeAt = (now: number) => (toast: Toast) =>
  toast.kind === 'failed' || now - toast.at < GROUP_MS ? toast : { ...toast, isSuperseded: true }

/** Too many: the oldest go that are no failure, for those are what somebody has to read. */
function dropOldest(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_TOASTS) return toasts
  const leastImportant = toasts.find(({ kind }) => kind !== 'failed') ?? toasts[0]
  return dropOldest(toasts.filter((toast) => toast !== leastImportant))
}

/** 'We couldn't save it' does not stand beside 'Saved' once it was tried again. */
const latestOutcomes = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.filter(
    ({ action }, index) =>
      action === undefined || !toasts.slice(index + 1).some((later) => later.action === action),
  )

type ToastInput = Pick<Toast, 'kind' | 'text' | 'action'> & { ms?: number | undefined }

/** Lives outside React, so that a failed call or the live feed can say something from anywhere. */
function createToaster() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isPaused = false
  /** The one that was shown when the hold began. */
  let pausedFront: Toast['id'] | undefined
  const listeners = new Set<() => void>()
  const setToasts = (next: readonly Toast[]) => {
    // what is held stays: until it is let go, what is more than there is room for waits behind it
    toasts = isPaused ? next : dropOldest(latestOutcomes(next))
    for (const listener of listeners) listener()
  }
  return {
    show({ kind, text, action, ms = 4000 }: ToastInput, at = performance.now()): number {
      const same = isPaused && toasts.find((toast) => toast.text === text)
      if (same) {
        // taken away under the focus it would take its "leave" with it, as one that is dismissed
        setToasts(toasts.map((toast) => (toast === same ? { ...toast, isSuperseded: false } : toast)))
        return same.id
      }
      lastId += 1
      // The same words twice at once say nothing new: the later one takes the earlier one's place.
      const others = toasts.filter((toast) => toast.text !== text)
      // under the pointer or the focus its words stay as they are, and what is said meanwhile comes after it
      const earlier = isPaused ? others : others.map(supersedeAt(at))
      setToasts([...earlier, { id: lastId, kind, text, ms, at, action, isSuperseded: false }])
      return lastId
    },
    dismiss(id: number) {
      // under the pointer or the focus it takes its "leave" with it, and those behind it would wait for ever
      isPaused = false
      setToasts(toasts.filter((toast) => toast.id !== id))
    },
    /** The action has an outcome that says nothing: what was said of an earlier one holds no more. */
    settle(action: string) {
      if (!isPaused) setToasts(toasts.filter((toast) => toast.action !== action))
    },
    clear() {
      isPaused = false
      setToasts([])
    },
    /** Hovered or focused: no clock runs. */
    setPaused(paused: boolean) {
      if (!isPaused) pausedFront = frontOf(toasts)?.id
      isPaused = paused
      setToasts(toasts)
    },
    now: () => toasts,
    /** The one that is shown where there is room for one. While it is held that one stays, even before a failure. */
    front: () => (isPaused && toasts.find(({ id }) => id === pausedFront)) || frontOf(toasts),
    isPaused: () => isPaused,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const toaster = createToaster()
