import type { ChatMessage } from '@turnout/contract/chat'
import { MAX_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from '@turnout/rules/chat-reports'
import { useContext, useState } from 'react'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useReportMessage } from './actions.ts'
import { ChatGroupContext } from './chat-group.ts'
import { FormSheet } from './form-sheet.tsx'
import styles from './report.module.css'
import { reportReasons, reportSheet as texts } from './texts.ts'

type ReportSheetProps = { message: ChatMessage; onClose: () => void }

/** Says to the admins what is wrong with a message of another person. */
export function ReportSheet({ message, onClose }: ReportSheetProps) {
  const { groupId } = useContext(ChatGroupContext)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending } = useReportMessage()
  const isNoteMissing = reason === 'other' && note.trim() === ''
  const submit = () => {
    setChecked(true)
    if (reason === null || isNoteMissing) return
    const body = { reason, note: note.trim() || null }
    mutate({ params: { groupId, messageId: message.id }, body }, { done: onClose })
  }
  return (
    <FormSheet
      title={texts.title}
      submitText={texts.send}
      busyText={texts.sending}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <blockquote className={styles.message} dir="auto">
        {message.text}
      </blockquote>
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
        error={isChecked && isNoteMissing ? texts.noteMissing : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <p className="sub">{texts.whoSees}</p>
    </FormSheet>
  )
}
