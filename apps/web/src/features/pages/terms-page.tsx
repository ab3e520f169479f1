import { Reading } from './reading.tsx'

export function TermsPage() {
  return (
    <Reading title="Terms" lead="Short, because fair play is.">
      <ul>
        <li>One account for one person or business, with a true name and an address that is yours.</li>
        <li>Be at the pitch when you check in. Bring nobody else's phone.</li>
        <li>Be decent: in names, in pictures, in what you write about a group.</li>
        <li>Admins decide who is in their group and what its rules are.</li>
        <li>Whoever runs this server may close accounts that break these terms.</li>
        <li>You play at your own risk. Turnout keeps the score, not your ankles.</li>
        <li>The software comes as it is, without a warranty, under the MIT licence.</li>
      </ul>
    </Reading>
  )
}
