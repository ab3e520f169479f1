import type { ReactNode } from 'react'
import styles from './field-message.module.css'
import { Icon } from './icons.tsx'

export type FieldTexts = {
  hint?: ReactNode
  error?: string | undefined
  /** Replaces the hint once it is fulfilled ('8 characters or more'). */
  ok?: string | undefined
}

/** The text under a field: the error if there is one, else `ok`, else the hint. */
export function FieldMessage({ id, hint, error, ok }: FieldTexts & { id: string }) {
  if (error || ok) {
    return (
      <span id={id} className={error ? styles.error : styles.ok}>
        <Icon name={error ? 'cross' : 'tick'} size={17} className={styles.sign} />
        {error || ok}
      </span>
    )
  }
  return hint ? (
    <span id={id} className={styles.hint}>
      {hint}
    </span>
  ) : null
}
