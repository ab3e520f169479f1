import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './gallery.module.css'

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Columns({ children, three = false }: { children: ReactNode; three?: boolean }) {
  return <div className={classNames(styles.columns, three && styles.three)}>{children}</div>
}
