import type { Draft } from '../../platform/forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { draftNote as texts } from './form-texts.ts'
import type { GroupValues } from './form-values.ts'
import styles from './group-form.module.css'

export function DraftNote({ draft: { isRestored, startAfresh } }: { draft: Draft<GroupValues> }) {
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
