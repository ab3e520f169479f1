import type { ReactNode } from 'react'
import styles from './list-page.module.css'

type ListPageProps = {
  title: string
  /** At the right of the title. */
  action: ReactNode
  children: ReactNode
}

/** A page with a searchable list. */
export function ListPage({ title, action, children }: ListPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`ends ${styles.head}`}>
        <h1>{title}</h1>
        <div className={styles.action}>{action}</div>
      </div>
      {children}
    </div>
  )
}

type ListHeadingProps = { title: string; aside?: ReactNode }

/** Above the cards: the number of results, and their order. */
export const ListHeading = ({ title, aside }: ListHeadingProps) => (
  <div className={styles.heading}>
    <h2>{title}</h2>
    {aside && <div className="sub">{aside}</div>}
  </div>
)
