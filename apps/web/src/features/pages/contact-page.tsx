import { Link } from '../../platform/router/link.tsx'
import styles from './text-page.module.css'
import { TextPage } from './text-page.tsx'
import { useContactEmail } from './use-contact-email.ts'

export function ContactPage() {
  const email = useContactEmail()
  return (
    <TextPage title="Contact" lead="Who to ask, and about what.">
      <h2>About a game or a group</h2>
      <p>Ask the organiser: the admins of a group stand on its members page.</p>
      <p>
        Before you write: <Link to="/help">help</Link> and <Link to="/faq">questions</Link> may be quicker.
      </p>
      <h2>About your account or this server</h2>
      <p>
        This Turnout is run by the club or company that gave you its address. The e-mail with your activation
        link comes from them too.
      </p>
      <p className={styles.contact}>
        {email && (
          <>
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </>
        )}
        {email === null &&
          'They have given no address to write to here. Ask the organiser of your group, who knows them.'}
      </p>
    </TextPage>
  )
}
