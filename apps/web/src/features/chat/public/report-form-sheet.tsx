import { MAX_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from '@turnout/rules/chat-reports'
import { type ReactNode, useState } from 'react'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormSheet } from '../form-sheet.tsx'
import { reportReasons, reportForm as texts } from '../room-texts.ts'

type ReportFormSheetProps = {
  title: string
  /** The error when 'Something else' has no text. */
  noteMissing: string
  whoSees: string
  isBusy: boolean
  onReport: (report: { reason: ReportReason; note: string | null }) => void
  onClose: () => void
  /** The content that is reported. */
  children?: ReactNode
}

/** The form of a report: a reason and a note. */
export function ReportFormSheet(props: ReportFormSheetProps) {
  const { title, noteMissing, whoSees, isBusy, onReport, onClose, children } = props
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isNoteMissing = reason === 'other' && note.trim() === ''
  const submit = () => {
    setChecked(true)
    if (reason !== null && !isNoteMissing) onReport({ reason, note: note.trim() || null })
  }
  return (
    <FormSheet
      title={title}
      submitText={texts.send}
      busyText={texts.sending}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <RadioCards
        label={texts.reason}
        options={REPORT_REASONS.map((value) => ({ value, title: reportReasons[value] }))}
        chosen={reason}
        error={isChecked && reason === null ? texts.reasonMissing : undefined}
        onChange={(value) => setReason(value as ReportReason)}
      />
      <TextArea
        label={texts.note}
        optional={reason !== 'other'}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        error={isChecked && isNoteMissing ? noteMissing : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <p className="sub">{whoSees}</p>
    </FormSheet>
  )
}
