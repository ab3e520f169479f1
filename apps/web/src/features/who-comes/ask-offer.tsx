import { useQuery } from '@tanstack/react-query'
import { getAttendanceSettings } from '@turnout/contract/attendance-settings'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useChangeSettings } from './actions.ts'
import styles from './next-answer.module.css'
import { SettingsSheet } from './settings-sheet.tsx'
import { common, settings as texts } from './texts.ts'

/** For groups older than this setting: asks the organisers until one of them chooses. */
export function AskOffer({ groupId }: { groupId: string }) {
  const params = { groupId }
  const { data } = useQuery(read(getAttendanceSettings, { params }))
  const { mutate, isPending } = useChangeSettings(null)
  const [isOpen, setOpen] = useState(false)
  if (!data || data.is_chosen) return null
  const { is_chosen, ...body } = data
  return (
    <Panel title={texts.title}>
      <p className="sub">{texts.offerNote}</p>
      <div className={`flow gap-10 ${styles.offer}`}>
        <Button onClick={() => setOpen(true)}>{texts.ask}</Button>
        <Button variant="quiet" busy={isPending} onClick={() => mutate({ params, body })}>
          {common.notNow}
        </Button>
      </div>
      {isOpen && <SettingsSheet groupId={groupId} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
