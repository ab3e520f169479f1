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
  /** Hovered or focused with all that stood there then: no clock runs, and nothing takes its place. */
  isHeld: boolean
}

const AT_MOST = 3
/** What is said as close together as this belongs together: 'Blue wins and advances!', 'Next Match: Blue vs Coal'. */
const TOGETHER_MS = 1_000

/**
 * The one that is shown where there is room for one: what failed, else what was said first of the newest. What is held
 * stays in front, and what is said meanwhile is seen after it.
 */
export function frontOf(toasts: readonly Toast[]): Toast | undefined {
  const held = toasts.filter(({ isHeld }) => isHeld)
  const front = held.length > 0 ? held : toasts
  return front.find(({ kind }) => kind === 'failed') ?? front.find(({ isPassed }) => !isPassed)
}

/** Those that are seen, the oldest first; the others are only heard. */
export const seenOf = (toasts: readonly Toast[], isRoomForOne: boolean): readonly (Toast | undefined)[] =>
  isRoomForOne ? [frontOf(toasts)] : toasts.slice(0, AT_MOST)

/** A failure makes way for nothing: the second of two is seen for its whole time once the first is gone. */
const passedAt = (now: number) => (toast: Toast) =>
  toast.kind === 'failed' || now - toast.at < TOGETHER_MS ? toast : { ...toast, isPassed: true }

/** Too many: the oldest go that are no failure, for those are what somebody has to read. What is held stays. */
function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  const free = toasts.filter(({ isHeld }) => !isHeld)
  if (free.length <= AT_MOST) return toasts
  const least = free.find(({ kind }) => kind !== 'failed') ?? free[0]
  return withRoom(toasts.filter((toast) => toast !== least))
}

type Said = Pick<Toast, 'kind' | 'text'> & { ms?: number | undefined }

/** Lives outside React, so that a failed call or the live feed can say something from anywhere. */
function createToaster() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]) => {
    toasts = next
    for (const tell of listeners) tell()
  }
  const isHeld = () => toasts.some((toast) => toast.isHeld)
  const held = (isHeld: boolean) => toasts.map((toast) => ({ ...toast, isHeld }))
  return {
    show({ kind, text, ms = 4000 }: Said, at = performance.now()): number {
      const same = toasts.find((toast) => toast.text === text)
      if (same?.isHeld) return same.id
      lastId += 1
      // The same words twice at once say nothing new: the later one takes the earlier one's place.
      const others = toasts.filter((toast) => toast !== same)
      // under the pointer or the focus its words stay as they are, and what is said meanwhile comes after it
      const earlier = isHeld() ? others : others.map(passedAt(at))
      become(withRoom([...earlier, { id: lastId, kind, text, ms, at, isPassed: false, isHeld: false }]))
      return lastId
    },
    dismiss(id: number) {
      // under the pointer or the focus it takes its "leave" with it, and those behind it would wait for ever
      become(withRoom(held(false).filter((toast) => toast.id !== id)))
    },
    clear() {
      become([])
    },
    /** Hovered or focused: no clock runs. */
    hold(isHolding: boolean) {
      // the focus comes to what the pointer holds: that is the same hold
      if (isHolding && isHeld()) return
      become(withRoom(held(isHolding)))
    },
    now: () => toasts,
    isHeld,
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}

export const toaster = createToaster()
