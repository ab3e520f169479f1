import { Button } from '../../ui/button.tsx'
import styles from './group-form.module.css'
import type { Draft } from './use-drafted-form.ts'

export function DraftNote({ draft: { isBack, startAfresh } }: { draft: Draft }) {
  if (!isBack) return null
  return (
    <p className={styles.draft}>
      <span>Your draft is back as you left it.</span>
      <Button look="quiet" size="small" onClick={startAfresh}>
        Start afresh
      </Button>
    </p>
  )
}
