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
        <li>What a vendor says of their business: it is made to be shown.</li>
        <li>
          Your e-mail when you asked to be on the list and opened the link. One press in any of its mails
          takes it off again.
        </li>
        <li>Your password only as a hash, and your sessions only as hashes too.</li>
        <li>Not where you are: a check-in keeps the distance to the venue, never the coordinates.</li>
      </ul>
      <h2>Who sees it</h2>
      <ul>
        <li>Members of a group see the names in it. Visitors see how many there are.</li>
        <li>E-mail and phone number are for the admins of your groups only.</li>
        <li>
          When an organiser opens an evening, whoever has its link sees teams, scores and clock, and people by
          first name and initial.
        </li>
        <li>Nobody else: no advertising, no tracking, no scripts of others on any page.</li>
      </ul>
      <h2>On your device</h2>
      <p>
        Your browser keeps the key of your session, presses that wait for a signal, and what you saw last of
        your own groups' evenings, so that they open without one: names, teams and scores, no e-mail, no phone
        number. All of it goes when you log out. The app itself stays, and is the same for everybody. There
        are no cookies.
      </p>
      <h2>When it goes</h2>
      <p>
        When you deactivate your account on your <Link to="/profile">profile</Link>: at once, and for good.
        Results of games stay, under the name 'Former player'. A mail that was sent leaves our outbox within a
        week, and a session that is over is forgotten after 30 days. Backups have what was erased for seven
        days more.
      </p>
      <p>
        A group that is deleted is gone from every page at once, and for good after 30 days, with all that was
        played in it. What a guest left to be reached by goes 30 days after the game.
      </p>
    </Reading>
  )
}
