import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../ui/state-card.tsx'
import { reloadWhenOnline } from '../device/connectivity.ts'
import { failures } from '../texts.ts'
import { toast } from '../toast.ts'

export const MissingPart = () => <ErrorState title={failures.missingCode} onRetry={reloadWhenOnline} />

const asDefault = <P,>(Part: ComponentType<P>) => ({ default: Part })
/** What the page shows already is painted first: each part appends its styles, for which all of the page is laid out. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    if (import.meta.env.SSR || document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
const neverSettles = new Promise<never>(() => undefined)

/** Nobody misses a sheet before it opens; then it is said, and whoever opened it is where they were. */
export function MissingSheet({ open = true, onClose }: { open?: boolean; onClose: () => void }) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open && !wasOpen.current) {
      toast.failed(failures.missingCode)
      onClose()
    }
    wasOpen.current = open
  }, [open, onClose])
  return null
}

type LazyPart<P> = ((props: P) => ReactNode) & {
  /** Before it is wanted, so that it is there by then. */
  prefetch: () => void
}

/**
 * A part that comes after the page it is on: what only some people see, or nobody at first, should not keep
 * everybody waiting. Until then its `fallback` stands there, if it has one. When its code cannot be fetched,
 * another says so in its place.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = MissingPart,
): LazyPart<P> {
  let loading: Promise<ComponentType<P>> | undefined
  const loadOnce = () => {
    loading ??= nextPaint().then(load)
    return loading
  }
  // What is lost neither comes nor fails. So what the build has drawn there stays, since a page that is taken over
  // keeps what it waits for; and where nothing is drawn, its stand-in says what has happened.
  const Part = lazy(() => loadOnce().then(asDefault, () => neverSettles)) as unknown as ComponentType<P>
  function Fallback(props: P) {
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => void loadOnce().catch(() => setFailed(true)), [])
    return hasFailed ? <Missing {...props} /> : (props as { fallback?: ReactNode }).fallback
  }
  function PartWithFallback(props: P) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(PartWithFallback, { prefetch: () => void loadOnce().catch(() => undefined) })
}

/** For what is needed soon, or when nothing else can be fetched. */
export const usePrefetch = ({ prefetch }: Pick<LazyPart<never>, 'prefetch'>): void =>
  useEffect(prefetch, [prefetch])

/** For what is no loss: a drawing, a count that stands elsewhere too. */
export const RenderNothing = () => null
