import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { errorText, isChunkLoadError, isProblem } from '../platform/api/problem-error.ts'
import { reloadWhenOnline } from '../platform/device/connectivity.ts'
import { ErrorState } from '../ui/state-card.tsx'
import { LazyGround } from './lazy-ground.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import styles from './state-page.module.css'

/** A page fell over, or what it reads could not be had and the page had no answer of its own. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  if (isProblem(error) && error.status === 404) return <NotFoundPage />
  const tryAgain = () => {
    if (isChunkLoadError(error)) return reloadWhenOnline()
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <ErrorState
        level={1}
        picture={<LazyGround mood="error" />}
        title={errorText(error)}
        onRetry={tryAgain}
      />
    </div>
  )
}
