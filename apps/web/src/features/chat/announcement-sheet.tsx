import { MAX_MESSAGE_LENGTH } from '@turnout/rules/chat'
import { useContext, useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { usePostAnnouncement } from './actions.ts'
import { ChatGroupContext } from './chat-group.ts'
import { FormSheet } from './form-sheet.tsx'
import { announcement as texts } from './room-texts.ts'

/** For organisers: posts an announcement, which is pinned and notified. The typed text stays until it is posted. */
export function AnnouncementSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { groupId, memberCount } = useContext(ChatGroupContext)
  const [text, setText] = useState('')
  const latest = useLatest(text)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = usePostAnnouncement()
  const submit = () => {
    if (text.trim() === '') return setMissing(true)
    mutate({ params: { groupId }, body: { text } }, { done })
  }
  const close = () => {
    setMissing(false)
    reset()
    onClose()
  }
  const done = () => {
    // the text has changed since it was posted
    if (latest.current !== text) return
    setText('')
    close()
  }
  return (
    <FormSheet
      open={open}
      title={texts.title}
      submitText={texts.post}
      busyText={texts.posting}
      isBusy={isPending}
      onSubmit={submit}
      onClose={close}
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
    </FormSheet>
  )
}
