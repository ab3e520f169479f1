import { Button } from '../../ui/button.tsx'
import styles from './group-form.module.css'
import type { Draft } from './use-drafted-form.ts'

export function DraftNote({ draft: { isRestored, startAfresh } }: { draft: Draft }) {
  if (!isRestored) return null
  return (
    <p className={styles.draft}>
      <span>Your draft is back as you left it.</span>
      <Button variant="quiet" size="small" onClick={startAfresh}>
        Start afresh
      </Button>
    </p>
  )
}
