import { Link } from '../../platform/router/link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './chat-page.module.css'

/** Fixed by the specification's word: a chat with sample messages, on this device only. */
const SAMPLES = [
  { author: 'Ada', at: '17:40', text: 'Pitch is dry. Check-in is open, bring both shirts.' },
  { author: 'Ben', at: '17:52', text: 'On the tram. Ten minutes.' },
  { author: 'Cleo', at: '18:03', text: 'I have the bibs. Who has the pump?' },
  { author: 'Dan', at: '18:05', text: 'Pump is with me.' },
] as const

export function ChatPage({ groupId, family }: { groupId: string; family: 'all' | 'mine' }) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to={to} params={{ groupId }} className={styles.back}>
        <Icon name="back" />
        Back to group
      </Link>
      <h1>Group Chat</h1>
      <p className={styles.note}>
        <Badge kind="note">Sample</Badge> Chat is not open yet. This is how it will look.
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
        <TextField label="Message" disabled value="" readOnly />
        <Button disabledReason="Chat is not open yet.">Send</Button>
      </div>
    </div>
  )
}
