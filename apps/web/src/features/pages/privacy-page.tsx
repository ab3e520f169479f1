import { Link } from '@tanstack/react-router'
import { Reading } from './reading.tsx'

export function PrivacyPage() {
  return (
    <Reading title="Privacy" lead="What we keep, who sees it, and when it goes.">
      <h2>What we keep</h2>
      <ul>
        <li>What you give when you sign up: names, e-mail, phone number, date of birth, interests.</li>
        <li>
          Which groups you are in, when you arrived at games, which team you played in and how it ended.
        </li>
        <li>Your password only as a hash, and your sessions only as hashes too.</li>
        <li>Not where you are: a check-in keeps the distance to the venue, never the coordinates.</li>
      </ul>
      <h2>Who sees it</h2>
      <ul>
        <li>Members of a group see the names in it. Visitors see how many there are.</li>
        <li>E-mail and phone number are for the admins of your groups only.</li>
        <li>Nobody else: no advertising, no tracking, no scripts of others on any page.</li>
      </ul>
      <h2>On your device</h2>
      <p>
        Your browser keeps the key of your session, and presses that wait for a signal. Both go when you log
        out. There are no cookies.
      </p>
      <h2>When it goes</h2>
      <p>
        Whoever runs this server erases an account on request; results of games stay, without your name.{' '}
        <Link to="/contact">Contact</Link> says how to ask.
      </p>
    </Reading>
  )
}
