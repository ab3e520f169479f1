import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../ui/state-card.tsx'
import { reloadWhenOnline } from '../device/connectivity.ts'
import { failures } from '../texts.ts'
import { toast } from '../toast.ts'

export const MissingPart = () => <ErrorState title={failures.missingCode} onRetry={reloadWhenOnline} />

const asDefault = <P,>(Part: ComponentType<P>) => ({ default: Part })
/** The page paints first: each part adds styles, for which the whole page is laid out again. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    if (import.meta.env.SSR || document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
const neverSettles = new Promise<never>(() => undefined)

/** A sheet that failed to load is only missed when it opens; then this says so, and closing it changes nothing. */
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

type WithFallback<P> = P & { fallback?: ReactNode }

type LazyPart<P> = ((props: WithFallback<P>) => ReactNode) & {
  /** Fetches the code early, so that it is there when needed. */
  prefetch: () => void
}

/**
 * A part that loads after its page: what only some people see, or no one at first, should not delay the page. Until
 * then its `fallback` shows, if it has one. When the code cannot be fetched, the other component replaces it.
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
  // A failed part neither resolves nor rejects. So prerendered content stays, because hydration keeps what it waits
  // for; and where nothing is prerendered, the other component says what has happened.
  const Part = lazy(() => loadOnce().then(asDefault, () => neverSettles)) as unknown as ComponentType<P>
  function Fallback(props: WithFallback<P>) {
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => void loadOnce().catch(() => setFailed(true)), [])
    return hasFailed ? <Missing {...props} /> : props.fallback
  }
  function PartWithFallback(props: WithFallback<P>) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(PartWithFallback, { prefetch: () => void loadOnce().catch(() => undefined) })
}

/** For a part that is needed soon, or when nothing else can be fetched. */
export const usePrefetch = ({ prefetch }: Pick<LazyPart<never>, 'prefetch'>): void =>
  useEffect(prefetch, [prefetch])

/** For a part that may be missing: a drawing, or a count that also shows elsewhere. */
export const RenderNothing = () => null
