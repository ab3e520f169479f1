import { EventsScene } from '../../art/events-scene.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmailForm } from '../../ui/email-form.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useSubscribe } from '../newsletter/public/use-subscribe.ts'
import styles from './coming-soon-page.module.css'
import { comingSoonPage as texts } from './texts.ts'

const TEXTS = {
  events: {
    title: texts.listIsComingSoon,
    text: texts.createNow,
    tag: 'events',
    to: '/events/create',
    linkText: texts.createEvent,
  },
} as const

export function ComingSoonPage({ what }: { what: keyof typeof TEXTS }) {
  const { title, text, tag, to, linkText } = TEXTS[what]
  const subscription = useSubscribe(tag)
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        picture={<EventsScene />}
        title={title}
        action={
          <div className={styles.tell}>
            <EmailForm action={texts.tellMe} busyText={texts.sending} variant="primary" {...subscription} />
            <Link to={to} className={buttonClass({})}>
              {linkText}
            </Link>
          </div>
        }
      >
        {fillText(texts.notOpenYetLeaveYour, { text, part: <span className="whole">{texts.email}</span> })}
      </EmptyState>
    </div>
  )
}
