import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './form-sheet.module.css'
import { common } from './texts.ts'

type FormSheetProps = {
  open?: boolean
  title: string
  submitText: string
  busyText: string
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A sheet with fields, and a last row to send or to cancel. */
export function FormSheet(props: FormSheetProps) {
  const { open = true, title, submitText, busyText, isBusy, onSubmit, onClose, children } = props
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <form
        className="column gap-14"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <div className={styles.pair}>
          <Button type="submit" variant="primary" busy={isBusy} busyText={busyText}>
            {submitText}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </form>
    </Sheet>
  )
}
