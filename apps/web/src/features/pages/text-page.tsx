import type { ReactNode } from 'react'
import styles from './text-page.module.css'

/** A column to read, 68 characters wide. */
export function TextPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <article className={styles.reading}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </article>
    </div>
  )
}
