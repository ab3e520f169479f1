export type ToastKind = 'done' | 'failed' | 'info' | 'next'
export type Toast = {
  id: number
  kind: ToastKind
  text: string
  ms: number
  /** When it was said, by a clock that only goes forward. */
  at: number
  /** Something newer was said since: where there is room for one it is not shown (any more). */
  isPassed: boolean
}

export const AT_MOST = 3
/** What is said as close together as this belongs together: 'Blue wins and advances!', 'Next Match: Blue vs Coal'. */
const TOGETHER_MS = 1_000

/** What is shown first: what failed, else what was said first of the newest. */
const frontOf = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.find(({ kind }) => kind === 'failed') ?? toasts.find(({ isPassed }) => !isPassed)

/** A failure makes way for nothing: the second of two is seen for its whole time once the first is gone. */
const passedAt = (now: number) => (toast: Toast) =>
  toast.kind === 'failed' || now - toast.at < TOGETHER_MS ? toast : { ...toast, isPassed: true }

/** Too many: the oldest go that are no failure, for those are what somebody has to read. */
function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= AT_MOST) return toasts
  const least = toasts.find(({ kind }) => kind !== 'failed') ?? toasts[0]
  return withRoom(toasts.filter((toast) => toast !== least))
}

type Said = Pick<Toast, 'kind' | 'text'> & { ms?: number | undefined }

/** Lives outside React, so that a failed call or the live feed can say something from anywhere. */
function createToaster() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isHeld = false
  /** The one that was shown when the hold began. */
  let heldFront: Toast['id'] | undefined
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]) => {
    // what is held stays: until it is let go, what is more than there is room for waits behind it
    toasts = isHeld ? next : withRoom(next)
    for (const tell of listeners) tell()
  }
  return {
    show({ kind, text, ms = 4000 }: Said, at = performance.now()): number {
      const same = isHeld && toasts.find((toast) => toast.text === text)
      if (same) {
        // taken away under the focus it would take its "leave" with it, as one that is dismissed
        become(toasts.map((toast) => (toast === same ? { ...toast, isPassed: false } : toast)))
        return same.id
      }
      lastId += 1
      // The same words twice at once say nothing new: the later one takes the earlier one's place.
      const others = toasts.filter((toast) => toast.text !== text)
      // under the pointer or the focus its words stay as they are, and what is said meanwhile comes after it
      const earlier = isHeld ? others : others.map(passedAt(at))
      become([...earlier, { id: lastId, kind, text, ms, at, isPassed: false }])
      return lastId
    },
    dismiss(id: number) {
      // under the pointer or the focus it takes its "leave" with it, and those behind it would wait for ever
      isHeld = false
      become(toasts.filter((toast) => toast.id !== id))
    },
    clear() {
      isHeld = false
      become([])
    },
    /** Hovered or focused: no clock runs. */
    hold(held: boolean) {
      if (!isHeld) heldFront = frontOf(toasts)?.id
      isHeld = held
      become(toasts)
    },
    now: () => toasts,
    /** The one that is shown where there is room for one. While it is held that one stays, even before a failure. */
    front: () => (isHeld && toasts.find(({ id }) => id === heldFront)) || frontOf(toasts),
    isHeld: () => isHeld,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}

export const toaster = createToaster()
