import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { pageOf } from '../pages.ts'
import { useLocation } from '../platform/router/router-hooks.tsx'
import { CrashPage } from './crash-page.tsx'
import { LazyOverlay } from './lazy-overlays.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The page of the current address; another path is another page, even with the same component. */
export function RoutePage() {
  const { pathname } = useLocation()
  return (
    <CrashBoundary key={pathname}>
      <Suspense fallback={<LazyOverlay />}>
        <Page />
      </Suspense>
    </CrashBoundary>
  )
}

function Page() {
  const { route, params, search } = useLocation()
  const Page = pageOf(route)
  if (!Page) return <NotFoundPage />
  return <Page {...search} {...params} {...route?.props} />
}

export function CrashBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <ErrorBoundary onReset={reset}>{children}</ErrorBoundary>}
    </QueryErrorResetBoundary>
  )
}

class ErrorBoundary extends Component<{ onReset: () => void; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  readonly tryAgain = () => {
    this.props.onReset()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <CrashPage error={error} onRetry={this.tryAgain} />
  }
}
