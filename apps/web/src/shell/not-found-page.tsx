import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../art/empty-ground.tsx'
import { useIsSignedIn } from '../platform/identity.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { NotFoundState } from '../ui/state-card.tsx'
import styles from './state-page.module.css'

export function NotFoundPage() {
  const signedIn = useIsSignedIn()
  usePageTitle('Page not found')
  return (
    <div className={`wrap ${styles.page}`}>
      <NotFoundState
        level={1}
        picture={<EmptyGround mood="not-found" width={390} height={240} />}
        title="Page not found"
        action={
          <Link to={signedIn ? '/home' : '/'} className={buttonClass({ look: 'primary' })}>
            {signedIn ? 'Go home' : 'Go to the start'}
          </Link>
        }
      />
    </div>
  )
}
