import { errorText, isChunkLoadError, isProblem } from '../platform/api/problem-error.ts'
import { reloadWhenOnline } from '../platform/device/connectivity.ts'
import { LazyGround } from '../platform/lazy/lazy-ground.tsx'
import { ErrorState } from '../ui/state-card.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** A page threw an error, or something that it reads could not be loaded and the page does not handle that. */
export function CrashPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isProblem(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="wrap narrow">
      <ErrorState
        level={1}
        picture={<LazyGround mood="error" width={390} height={240} />}
        title={errorText(error)}
        onRetry={isChunkLoadError(error) ? reloadWhenOnline : onRetry}
      />
    </div>
  )
}
