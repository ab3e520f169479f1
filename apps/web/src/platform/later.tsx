import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../ui/state-card.tsx'
import { breath } from './breath.ts'
import { rest } from './rest.ts'
import { loadAnew } from './signal.ts'
import { failures } from './texts.ts'
import { toast } from './toast.ts'

export const MissingPart = () => <ErrorState title={failures.lostCode} onRetry={loadAnew} />

const asDefault = <P,>(Part: ComponentType<P>) => ({ default: Part })
const never = new Promise<never>(() => undefined)

/** Nobody misses a sheet before it opens; then it is said, and whoever opened it is where they were. */
export function MissingSheet({ open = true, onClose }: { open?: boolean; onClose: () => void }) {
  const isMissed = useRef(false)
  useEffect(() => {
    if (open && !isMissed.current) {
      toast.failed(failures.lostCode)
      onClose()
    }
    isMissed.current = open
  }, [open, onClose])
  return null
}

type LaterPart<P> = ((props: P) => ReactNode) & {
  /** Before it is wanted, so that it is there by then. */
  fetch: () => void
}

/**
 * A part that comes after the page it is on: what only some people see, or nobody at first, should not keep
 * everybody waiting. When its code cannot be fetched, another says so in its place.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P> = MissingPart,
): LaterPart<P> {
  let asked: Promise<ComponentType<P>> | undefined
  const loaded = () => {
    // neither in the midst of drawing what it is a part of nor while that is painted
    asked ??= rest().then(breath).then(load)
    return asked
  }
  // What is lost neither comes nor fails. So what the build has drawn there stays, since a page that is taken over
  // keeps what it waits for; and where nothing is drawn, its stand-in says what has happened.
  const Part = lazy(() => loaded().then(asDefault, () => never)) as unknown as ComponentType<P>
  function StandIn(props: P) {
    const [isLost, setLost] = useState(false)
    useEffect(() => void loaded().catch(() => setLost(true)), [])
    return isLost && <Missing {...props} />
  }
  function Later(props: P) {
    return (
      <Suspense fallback={<StandIn {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(Later, { fetch: () => void loaded().catch(() => undefined) })
}

/** For what is no loss: a drawing, a count that stands elsewhere too. */
export const NotMissed = () => null
