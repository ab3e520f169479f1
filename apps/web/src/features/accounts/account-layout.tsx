import { Wordmark } from '@turnout/art/wordmark.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router/link.tsx'
import styles from './account-layout.module.css'
import { useNextParam } from './return-path.ts'

type AccountLayoutProps = {
  /** The drawn wall in both shapes: along the top of a phone, down the left of a desktop. */
  illustration: (shape: 'strip' | 'tall') => ReactNode
  /** The link to the other page: 'Already have an account? Sign in'. */
  otherPage: { question: string; to: '/signin' | '/signup'; text: string }
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function AccountLayout({ illustration, otherPage, title, lead, children }: AccountLayoutProps) {
  const next = useNextParam()
  const link = (
    <Link to={otherPage.to} search={{ next }} className={styles.way}>
      {otherPage.text}
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
          <span className="sub">{otherPage.question}</span>
          {link}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  )
}
