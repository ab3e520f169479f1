import { Link } from '../../platform/router/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './chat-page.module.css'
import { chatPage as texts } from './texts.ts'

/** Fixed by the specification's word: a chat with sample messages, on this device only. */
const SAMPLES = [
  { author: texts.ada, at: '17:40', text: texts.pitchIsDryCheckIn },
  { author: texts.ben, at: '17:52', text: texts.onTramTenMinutes },
  { author: texts.cleo, at: '18:03', text: texts.iHaveBibsWhoHas },
  { author: texts.dan, at: '18:05', text: texts.pumpIsWithMe },
] as const

export function ChatPage({ groupId, family }: { groupId: string; family: 'all' | 'mine' }) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to={to} params={{ groupId }} className={styles.back}>
        <Icon name="back" />
        {texts.backToGroup}
      </Link>
      <h1>{texts.groupChat}</h1>
      <p className={styles.note}>
        <Badge kind="note">{texts.sample}</Badge> {texts.chatIsNotOpenYet}
      </p>
      <ul className={styles.messages}>
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
      <div className={styles.write}>
        <TextField label={texts.message} disabled value="" readOnly />
        <Button disabledReason={texts.chatIsNotOpenYet2}>{texts.send}</Button>
      </div>
    </div>
  )
}
