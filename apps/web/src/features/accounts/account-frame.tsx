import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '../../art/wordmark.tsx'
import styles from './account-frame.module.css'
import { useNext } from './wanted-place.ts'

type AccountFrameProps = {
  /** The drawn wall in both its shapes: along the top of a phone, down the left of a desktop. */
  wall: (shape: 'strip' | 'tall') => ReactNode
  /** The other door: 'Already have an account? Sign in'. */
  door: { question: string; to: '/signin' | '/signup'; text: string }
  title: string
  lead?: ReactNode
  children: ReactNode
}

export function AccountFrame({ wall, door, title, lead, children }: AccountFrameProps) {
  const next = useNext()
  const way = (
    <Link to={door.to} search={{ next }} className={styles.way}>
      {door.text}
    </Link>
  )
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link to="/" className={styles.wordmark}>
          <Wordmark />
        </Link>
        <span className={styles.phoneDoor}>{way}</span>
      </header>
      <div className={styles.wall} aria-hidden="true">
        <div className={styles.strip}>{wall('strip')}</div>
        <div className={styles.tall}>{wall('tall')}</div>
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <p className={styles.door}>
          <span className="sub">{door.question}</span>
          {way}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  )
}
