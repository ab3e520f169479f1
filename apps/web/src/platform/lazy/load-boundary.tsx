import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state-card.tsx'
import { isChunkLoadError, isProblem, loadFailureReason, NoConnection } from '../api/problem-error.ts'
import { onReconnect, reloadWhenOnline } from '../device/connectivity.ts'
import { LazyGround } from './lazy-ground.tsx'

export type LoadBoundaryProps = {
  /** The specification's sentence when the load fails: 'Failed to load sport groups.' */
  failed: string
  /** Shows while loading, with the shape of the content. */
  skeleton?: ReactNode
  /** The drawing of the error, where it is not the usual one. */
  picture?: ReactNode
  /** Shows for a 404: the group is gone, or there is no match. */
  notFound?: ReactNode
  level?: 1 | 2 | 3
  /** The link back, above the error of a page whose own header has not loaded: `<BackBar>`. */
  back?: ReactNode
  /** Class around the error, where the content itself is full width. */
  className?: string | undefined
  children: ReactNode
}

/** Around content that reads with `useSuspenseQuery`: skeleton, error with Try Again, not found. */
export function LoadBoundary({
  skeleton = <Skeleton shape="lines" />,
  children,
  ...rest
}: LoadBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <LoadErrorBoundary {...rest} reset={reset}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </LoadErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

type LoadErrorBoundaryProps = Omit<LoadBoundaryProps, 'skeleton'> & { reset: () => void }

class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  constructor(props: LoadErrorBoundaryProps) {
    super(props)
    // a query that failed on the page before is requested again on this one
    props.reset()
  }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  readonly tryAgain = () => {
    if (isChunkLoadError(this.state.error)) return reloadWhenOnline()
    this.props.reset()
    this.setState({ error: null })
  }

  #unsubscribe = () => {}

  /** Tries again once there is a signal. */
  readonly #retryOnReconnect = () => {
    this.#unsubscribe()
    this.#unsubscribe = this.state.error instanceof NoConnection ? onReconnect(this.tryAgain) : () => {}
  }

  override componentDidMount() {
    this.#retryOnReconnect()
  }

  override componentDidUpdate(_previous: LoadErrorBoundaryProps, { error }: { error: unknown }) {
    if (error !== this.state.error) this.#retryOnReconnect()
  }

  override componentWillUnmount() {
    this.#unsubscribe()
  }

  override render() {
    const { error } = this.state
    const {
      children,
      notFound,
      failed,
      picture = <LazyGround mood="error" />,
      level,
      back,
      className,
    } = this.props
    if (error === null) return children
    if (notFound && isProblem(error) && error.status === 404) return notFound
    return (
      <>
        {back}
        <div className={className}>
          <ErrorState title={failed} picture={picture} level={level} onRetry={this.tryAgain}>
            {loadFailureReason(error)}
          </ErrorState>
        </div>
      </>
    )
  }
}
