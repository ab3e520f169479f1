import { Link } from '@tanstack/react-router'
import { Reading } from './reading.tsx'

export function ContactPage() {
  return (
    <Reading title="Contact" lead="Who to ask, and about what.">
      <h2>About a game or a group</h2>
      <p>Ask an admin of the group; they stand on its members page.</p>
      <h2>About your account or this server</h2>
      <p>
        This Turnout is run by the club or company that gave you its address. Write to them the way you
        usually do; the e-mail with your activation link comes from them too.
      </p>
      <p>
        Before you write: <Link to="/help">help</Link> and <Link to="/faq">questions</Link> may be quicker.
      </p>
    </Reading>
  )
}
