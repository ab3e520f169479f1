import { usePageTitle } from '../platform/page/page-title.ts'
import { Link } from '../platform/router/link.tsx'
import { useIsSignedIn } from '../platform/session/identity.ts'
import { buttonClass } from '../ui/button-class.ts'
import { NotFoundState } from '../ui/state-card.tsx'
import { LazyGround } from './lazy-ground.tsx'
import styles from './state-page.module.css'

export function NotFoundPage() {
  const signedIn = useIsSignedIn()
  usePageTitle('Page not found')
  return (
    <div className={`wrap ${styles.page}`}>
      <NotFoundState
        level={1}
        picture={<LazyGround mood="not-found" />}
        title="Page not found"
        action={
          <Link to={signedIn ? '/home' : '/'} className={buttonClass({ variant: 'primary' })}>
            {signedIn ? 'Go home' : 'Go to the start'}
          </Link>
        }
      />
    </div>
  )
}
