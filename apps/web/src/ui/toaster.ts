export type ToastKind = 'done' | 'failed' | 'info' | 'next'
export type Toast = { id: number; kind: ToastKind; text: string; ms: number }

const AT_MOST = 3

/** The one that is shown where there is room for one: what failed, else what was said first. */
export const frontOf = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.find(({ kind }) => kind === 'failed') ?? toasts[0]

/** One too many: the oldest goes that is no failure, for those are what somebody has to read. */
function withRoom(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= AT_MOST) return toasts
  const least = toasts.find(({ kind }) => kind !== 'failed') ?? toasts[0]
  return toasts.filter((toast) => toast !== least)
}

/** Lives outside React, so that a failed call or the live feed can say something from anywhere. */
function createToaster() {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let isHeld = false
  const listeners = new Set<() => void>()
  const become = (next: readonly Toast[]) => {
    toasts = next
    for (const tell of listeners) tell()
  }
  return {
    show({ kind, text, ms = 4000 }: { kind: ToastKind; text: string; ms?: number | undefined }): number {
      lastId += 1
      // The same words twice at once say nothing new: the later one takes the earlier one's place.
      const others = toasts.filter((toast) => toast.text !== text)
      become(withRoom([...others, { id: lastId, kind, text, ms }]))
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
      isHeld = held
      become(toasts)
    },
    now: () => toasts,
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
