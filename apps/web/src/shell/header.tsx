import { Wordmark } from '@turnout/art/wordmark.tsx'
import { Link } from '../platform/router/link.tsx'
import { useLocation } from '../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../platform/session/identity.ts'
import type { NavSection } from '../routes.ts'
import { buttonClass } from '../ui/button-class.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './header.module.css'
import { SignedInHeader } from './signed-in-header.tsx'
import { header as texts } from './texts.ts'

export type HeaderProps = {
  section: NavSection | undefined
  className?: string | undefined
  /** Transparent: the page's picture reaches to the top. */
  onArt?: boolean
}

export function Header({ section, className, onArt = false }: HeaderProps) {
  const signedIn = useIsSignedIn()
  return (
    <header
      className={classNames(styles.header, onArt && styles.onArt, className)}
      data-on={onArt ? 'turf' : undefined}
    >
      {signedIn ? <SignedInHeader section={section} /> : <SignedOutHeader section={section} onArt={onArt} />}
    </header>
  )
}

type SignedOutHeaderProps = { section: NavSection | undefined; onArt: boolean }

function SignedOutHeader({ section, onArt }: SignedOutHeaderProps) {
  const linkClass = buttonClass({ variant: onArt ? 'onTurf' : 'secondary', size: 'small' })
  const { href } = useLocation()
  // back to the event, the group or the invitation
  const search = section ? { next: href } : undefined
  return (
    <div className={`wrap ${styles.row}`}>
      <Link to="/" className={styles.wordmark}>
        <Wordmark />
      </Link>
      <nav className={styles.doors} aria-label={texts.account} data-doors>
        <Link to="/signin" search={search} className={linkClass}>
          {texts.signIn}
        </Link>
        <Link to="/signup" search={search} className={linkClass}>
          {texts.signUp}
        </Link>
      </nav>
    </div>
  )
}
