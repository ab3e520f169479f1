import { getMyMessages } from '@turnout/contract/chat-export'
import { useDownload } from '../../platform/files/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { messagesPanel as texts } from './profile-texts.ts'

export function MessagesPanel() {
  const { save, isPending } = useDownload(getMyMessages, {})
  return (
    <Panel title={texts.title}>
      <div className="stack gap-14">
        <p>{texts.what}</p>
        <div>
          <Button busy={isPending} busyText={texts.saving} onClick={save}>
            {texts.save}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
