import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isLostCode, isProblem, sentenceOf } from '../platform/problem-error.ts'
import { loadAnew } from '../platform/signal.ts'
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
    if (isLostCode(error)) return loadAnew()
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <ErrorState
        level={1}
        picture={<LazyGround mood="error" />}
        title={sentenceOf(error)}
        onRetry={tryAgain}
      />
    </div>
  )
}
