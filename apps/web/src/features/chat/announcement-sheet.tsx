import { MAX_MESSAGE_LENGTH } from '@turnout/rules/chat'
import { useContext, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { usePostAnnouncement } from './actions.ts'
import styles from './announcement.module.css'
import { ChatGroupContext } from './chat-group.ts'
import { common, announcement as texts } from './texts.ts'

/** For organisers: what stays on top of the chat, and is told to everyone. */
export function AnnouncementSheet({ onClose }: { onClose: () => void }) {
  const { groupId, memberCount } = useContext(ChatGroupContext)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = usePostAnnouncement()
  const submit = () => {
    if (text.trim() === '') return setMissing(true)
    mutate({ params: { groupId }, body: { text } }, { done: onClose })
  }
  return (
    <Sheet open onClose={onClose} title={texts.title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextArea
          label={texts.label}
          data-first-focus
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          error={isMissing ? texts.missing : error?.message}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setMissing(false)
          }}
        />
        <p className="sub">{texts.hint(memberCount)}</p>
        <div className={styles.pair}>
          <Button type="submit" variant="primary" busy={isPending} busyText={texts.posting}>
            {texts.post}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </form>
    </Sheet>
  )
}
