import { Link } from '../../platform/router/link.tsx'
import { TextPage } from './text-page.tsx'

export function TermsPage() {
  return (
    <TextPage title="Terms" lead="Short, because fair play is.">
      <h2>Your account</h2>
      <ul>
        <li>One account for one person or business, with a true name and an address that is yours.</li>
        <li>Keep the password to yourself. What is pressed with your account counts as pressed by you.</li>
        <li>You may leave any day: deactivate the account on your profile.</li>
      </ul>
      <h2>At the pitch</h2>
      <ul>
        <li>Be there when you check in. Bring nobody else's phone.</li>
        <li>
          Whoever holds the score keeps it as it was. Every press is written down, and so is taking it back.
        </li>
        <li>You play at your own risk. Turnout keeps the score, not your ankles.</li>
      </ul>
      <h2>In a group</h2>
      <ul>
        <li>Admins decide who is in their group and what its rules are.</li>
        <li>
          Organisers who type in a guest's name, email or phone number have asked the guest before, and use it
          for the game only.
        </li>
        <li>Be decent: in names, in pictures, in what you write about a group.</li>
        <li>Upload pictures that are yours to show.</li>
      </ul>
      <h2>Vendors</h2>
      <ul>
        <li>What you say of your business is true. Deals are between you and whoever hires you.</li>
      </ul>
      <h2>This server</h2>
      <ul>
        <li>Whoever runs it may close accounts that break these terms, and says so on request.</li>
        <li>It costs nothing, and nobody promises that it never stops.</li>
        <li>The software comes as it is, without a warranty, under the MIT licence.</li>
        <li>
          What is kept of you, and for how long, is under <Link to="/privacy">privacy</Link>.
        </li>
      </ul>
    </TextPage>
  )
}
