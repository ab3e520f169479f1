import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeChatSettings } from './public/actions.ts'
import { sampleChat as texts } from './room-texts.ts'
import styles from './sample-chat.module.css'
import { common } from './texts.ts'

/** The sample messages that the specification asks for where no chat is shown; nothing is sent. */
const SAMPLES = [
  { author: texts.ada, at: '17:40', text: texts.pitchIsDryCheckIn },
  { author: texts.ben, at: '17:52', text: texts.onTramTenMinutes },
  { author: texts.cleo, at: '18:03', text: texts.iHaveBibsWhoHas },
  { author: texts.dan, at: '18:05', text: texts.pumpIsWithMe },
] as const

type SampleChatProps = {
  groupId: string
  reason: 'isOff' | 'forMembers'
  /** An organiser may switch the chat on. */
  canSwitch?: boolean | undefined
}

export function SampleChat({ groupId, reason, canSwitch }: SampleChatProps) {
  const { mutate, isPending } = useChangeChatSettings()
  return (
    <div className={styles.sample}>
      <p className={styles.note}>
        <Badge kind="note">{texts.sample}</Badge> {texts[reason]}
      </p>
      {canSwitch && (
        <Button busy={isPending} onClick={() => mutate({ params: { groupId }, body: { is_on: true } })}>
          {texts.switchOn}
        </Button>
      )}
      <ul className="stack gap-12">
        {SAMPLES.map(({ author, at, text }) => (
          <li key={at} className={styles.message}>
            <Avatar name={author} size={40} />
            <div className={styles.bubble}>
              <p className={styles.who}>
                <b>{author}</b> <span className="sub">{at}</span>
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="stack gap-10">
        <TextField label={common.message} disabled value="" readOnly />
        <Button disabledReason={reason === 'isOff' ? texts.sendIsOff : texts.sendIsForMembers}>
          {common.send}
        </Button>
      </div>
    </div>
  )
}
