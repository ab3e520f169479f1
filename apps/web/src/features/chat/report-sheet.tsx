import type { ChatMessage } from '@turnout/contract/chat'
import { useContext } from 'react'
import { useReportMessage } from './actions.ts'
import { ChatGroupContext } from './chat-group.ts'
import { ReportFormSheet } from './public/report-form-sheet.tsx'
import styles from './report.module.css'
import { reportSheet as texts } from './room-texts.ts'

type ReportSheetProps = { message: ChatMessage; onClose: () => void }

/** Reports a message of another person to the admins. */
export function ReportSheet({ message, onClose }: ReportSheetProps) {
  const { groupId } = useContext(ChatGroupContext)
  const { mutate, isPending } = useReportMessage()
  return (
    <ReportFormSheet
      title={texts.title}
      noteMissing={texts.noteMissing}
      whoSees={texts.whoSees}
      isBusy={isPending}
      onReport={(body) => mutate({ params: { groupId, messageId: message.id }, body }, { done: onClose })}
      onClose={onClose}
    >
      <blockquote className={styles.message} dir="auto">
        {message.text}
      </blockquote>
    </ReportFormSheet>
  )
}
