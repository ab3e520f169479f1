import { Link } from '@tanstack/react-router'
import { Wordmark } from '../art/wordmark.tsx'
import { useIsSignedIn } from '../platform/identity.ts'
import { buttonClass } from '../ui/button-class.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './header.module.css'
import { SignedInHeader } from './signed-in-header.tsx'
import type { Place } from './static-data.ts'

export type HeaderProps = { place: Place | undefined; className?: string | undefined }

export function Header({ place, className }: HeaderProps) {
  const signedIn = useIsSignedIn()
  return (
    <header className={classNames(styles.header, className)}>
      {signedIn ? <SignedInHeader place={place} /> : <SignedOutHeader />}
    </header>
  )
}

function SignedOutHeader() {
  return (
    <div className={classNames('wrap', styles.row)}>
      <Link to="/" className={styles.wordmark}>
        <Wordmark />
      </Link>
      <nav className={styles.doors} aria-label="Account">
        <Link to="/signin" className={buttonClass({ size: 'small' })}>
          Sign in
        </Link>
        <Link to="/signup" className={buttonClass({ size: 'small' })}>
          Sign up
        </Link>
      </nav>
    </div>
  )
}
