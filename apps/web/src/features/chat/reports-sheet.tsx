import type { ChatMessage } from '@turnout/contract/chat'
import type { ReportedMessage } from '@turnout/contract/chat-reports'
import { useContext, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useDismissReports } from './actions.ts'
import { ChatGroupContext } from './chat-group.ts'
import { RemoveMessage } from './remove-message.tsx'
import styles from './report.module.css'
import { reportReasons, reports as texts } from './room-texts.ts'
import { messageRow } from './texts.ts'

type ReportsSheetProps = {
  reported: readonly ReportedMessage[]
  onClose: () => void
}

/** Reported messages, for the admins to dismiss or remove. */
export function ReportsSheet({ reported, onClose }: ReportsSheetProps) {
  const { groupId } = useContext(ChatGroupContext)
  const [removing, setRemoving] = useState<ChatMessage | null>(null)
  const dismissal = useDismissReports()
  return (
    <>
      <Sheet open onClose={onClose} title={texts.title}>
        {reported.length === 0 && <p className="sub">{texts.none}</p>}
        <ul className={styles.list}>
          {reported.map(({ message, reports }) => {
            const author = message.author?.name ?? messageRow.deletedAccount
            return (
              <li key={message.id} className={styles.item}>
                <b>
                  <bdi>{author}</bdi>
                </b>
                <blockquote className={styles.message} dir="auto">
                  {message.text}
                </blockquote>
                <ul className={styles.reasons}>
                  {reports.map(({ user, reason, note, reported_at }) => (
                    <li key={`${user?.id} ${reported_at}`} dir="auto">
                      {texts.line(reportReasons[reason], user?.name ?? null, note)}
                    </li>
                  ))}
                </ul>
                <div className="flow gap-10">
                  <Button
                    size="small"
                    aria-label={texts.dismissOf(author)}
                    onClick={() => dismissal.mutate({ params: { groupId, messageId: message.id } })}
                  >
                    {texts.dismiss}
                  </Button>
                  <Button
                    size="small"
                    variant="danger"
                    aria-label={texts.removeOf(author)}
                    onClick={() => setRemoving(message)}
                  >
                    {texts.remove}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      </Sheet>
      {removing && <RemoveMessage message={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
