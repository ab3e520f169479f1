import { Wordmark } from '@turnout/art/wordmark.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router/link.tsx'
import styles from './account-layout.module.css'
import { useNextParam } from './return-path.ts'
import { common, accountLayout as texts } from './texts.ts'

type AccountLayoutProps = {
  /** The drawn wall in both shapes: along the top of a phone, down the left of a desktop. */
  illustration: (shape: 'strip' | 'tall') => ReactNode
  /** The page itself is for signing in: it links to the sign-up, and all others to it. */
  isSignIn?: boolean
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function AccountLayout(props: AccountLayoutProps) {
  const { illustration, isSignIn = false, title, lead, children } = props
  const next = useNextParam()
  const link = (
    <Link to={isSignIn ? '/signup' : '/signin'} search={{ next }} className={styles.way}>
      {isSignIn ? common.signUp : common.signIn}
    </Link>
  )
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link to="/" className={styles.wordmark}>
          <Wordmark />
        </Link>
        <span className={`phone-only ${styles.phoneDoor}`}>{link}</span>
      </header>
      <div className={styles.wall} aria-hidden="true">
        <div className={`phone-only ${styles.strip}`}>{illustration('strip')}</div>
        <div className={`desktop-only ${styles.tall}`}>{illustration('tall')}</div>
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <p className={`desktop-only ${styles.door}`}>
          <span className="sub">{isSignIn ? texts.newHere : texts.alreadyHaveAccount}</span>
          {link}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  )
}
