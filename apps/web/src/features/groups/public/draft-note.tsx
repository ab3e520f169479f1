import type { Draft } from '../../../platform/forms/use-drafted-form.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { draftNote as texts } from '../form-texts.ts'
import styles from './form-page.module.css'

type DraftNoteProps<V extends object> = {
  draft: Pick<Draft<V>, 'isRestored' | 'startAfresh'>
  className?: string | undefined
}

/** Where a form shows what was typed before: says so, and offers to start over. */
export function DraftNote<V extends object>({ draft, className }: DraftNoteProps<V>) {
  if (!draft.isRestored) return null
  return (
    <p className={classNames(styles.draft, className)}>
      <span>{texts.yourDraftIsBackAs}</span>
      <Button variant="quiet" size="small" onClick={draft.startAfresh}>
        {texts.startAfresh}
      </Button>
    </p>
  )
}
