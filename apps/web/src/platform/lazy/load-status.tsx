import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state-card.tsx'
import { loadFailureReason } from '../api/problem-error.ts'
import { loading as texts } from '../texts.ts'
import { LazyGround } from './lazy-ground.tsx'
import styles from './load-status.module.css'

type LoadStatusProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** The specification's sentence when the load fails. */
  failed: string
  /** One sentence and a small button, for a part of a panel. */
  inline?: boolean
} & (
  | { skeleton: ReactNode; rows?: never; loading?: never }
  /** The usual skeleton has this many rows and a text for screen readers. */
  | { skeleton?: never; rows?: number; loading?: string }
)

/** Shows while a query has no data yet. */
export function LoadStatus({ query, failed, skeleton, rows, loading, inline = false }: LoadStatusProps) {
  const { error, isFetching, refetch } = query
  const retry = () => void refetch()
  if (!error) return skeleton === undefined ? <Skeleton shape="row" count={rows} label={loading} /> : skeleton
  if (inline)
    return (
      <div className={styles.inline} role="alert">
        <p>{failed}</p>
        <Button size="small" busy={isFetching} onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  return (
    <ErrorState title={failed} picture={<LazyGround mood="error" />} retrying={isFetching} onRetry={retry}>
      {loadFailureReason(error)}
    </ErrorState>
  )
}
