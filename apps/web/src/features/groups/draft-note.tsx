import { Button } from '../../ui/button.tsx'
import { draftNote as texts } from './form-texts.ts'
import styles from './group-form.module.css'
import type { Draft } from './use-drafted-form.ts'

export function DraftNote({ draft: { isRestored, startAfresh } }: { draft: Draft }) {
  if (!isRestored) return null
  return (
    <p className={styles.draft}>
      <span>{texts.yourDraftIsBackAs}</span>
      <Button variant="quiet" size="small" onClick={startAfresh}>
        {texts.startAfresh}
      </Button>
    </p>
  )
}
