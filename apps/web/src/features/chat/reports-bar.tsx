import { useQuery } from '@tanstack/react-query'
import { listChatReports } from '@turnout/contract/chat-reports'
import { useContext, useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ChatGroupContext } from './chat-group.ts'
import styles from './reports-bar.module.css'
import { reports as texts } from './room-texts.ts'

const ReportsSheet = lazyPart(async () => (await import('./reports-sheet.tsx')).ReportsSheet, MissingSheet)

/** Polls, so that an open page gets new reports. */
const REFETCH_MS = 60_000

/** For admins: at the top of the chat while reports are open. */
export function ReportsBar() {
  const { groupId } = useContext(ChatGroupContext)
  const [isOpen, setOpen] = useState(false)
  const { data: reported = [] } = useQuery({
    ...read(listChatReports, { params: { groupId } }),
    refetchInterval: REFETCH_MS,
  })
  return (
    <>
      {reported.length > 0 && (
        <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
          <Icon name="flag" />
          <span>{texts.count(reported.length)}</span>
          <b>{texts.open}</b>
        </button>
      )}
      {isOpen && <ReportsSheet reported={reported} onClose={() => setOpen(false)} />}
    </>
  )
}
