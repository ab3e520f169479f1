import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'
import { skeleton as texts } from './texts.ts'

const bar = (...names: (string | undefined)[]) => <span className={classNames(styles.stripes, ...names)} />

const LINES = (
  <span className={styles.lines}>
    {bar(styles.heading)}
    {bar(styles.half)}
    {bar()}
    {bar(styles.most)}
  </span>
)

const SHAPES = {
  lines: LINES,
  panel: <span className={styles.panel}>{LINES}</span>,
  card: (
    <span className={styles.card}>
      {bar(styles.cover)}
      {LINES}
    </span>
  ),
  row: (
    <span className={styles.row}>
      {bar(styles.face)}
      <span className={styles.lines}>
        {bar(styles.half)}
        {bar(styles.most)}
      </span>
    </span>
  ),
  tile: bar(styles.tile),
} as const satisfies Record<string, ReactNode>

export type SkeletonProps = {
  shape: keyof typeof SHAPES
  count?: number | undefined
  /** What is loading; one skeleton per screen should have it. */
  label?: string | undefined
  className?: string | undefined
}

/** Mown stripes in the shape of the content. Static, and only after 300 ms. */
export function Skeleton({ shape, count = 1, label = texts.loading, className }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, className)} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes have no identity
        <div key={index} aria-hidden="true">
          {SHAPES[shape]}
        </div>
      ))}
    </div>
  )
}
