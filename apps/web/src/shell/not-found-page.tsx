import { LazyGround } from '../platform/lazy/lazy-ground.tsx'
import { usePageTitle } from '../platform/page/page-title.ts'
import { ButtonLink } from '../platform/router/link.tsx'
import { useIsSignedIn } from '../platform/session/identity.ts'
import { NotFoundState } from '../ui/state-card.tsx'
import { notFoundPage as texts } from './texts.ts'

export function NotFoundPage() {
  const signedIn = useIsSignedIn()
  usePageTitle(texts.pageNotFound)
  return (
    <div className="wrap narrow">
      <NotFoundState
        level={1}
        picture={<LazyGround mood="not-found" width={390} height={240} />}
        title={texts.pageNotFound}
        action={
          <ButtonLink to={signedIn ? '/home' : '/'} variant="primary">
            {signedIn ? texts.goHome : texts.goToStart}
          </ButtonLink>
        }
      />
    </div>
  )
}
