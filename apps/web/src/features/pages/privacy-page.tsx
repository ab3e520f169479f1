import { Link } from '../../platform/router/link.tsx'
import { TextPage } from './text-page.tsx'
import { useContactEmail } from './use-contact-email.ts'

export function PrivacyPage() {
  return (
    <TextPage title="Privacy" lead="What we keep, who sees it, and when it goes.">
      <WhatWeKeep />
      <WhoSeesIt />
      <h2>On your device</h2>
      <p>
        Your browser keeps the key of your session, a key by which we know it again when you open the link
        that confirms your email, presses that wait for a signal, a form that you have not finished, the page
        that you wanted to see when you signed up, and what you last saw of your own groups' games, so that
        they open without a signal: names, teams and scores, no email, no phone number. All of it goes when
        you log out. The app itself stays, and is the same for everybody.
      </p>
      <p>
        There are no cookies, but for one: while you sign in through Gmail or GitHub it remembers for some
        minutes that it was this browser that asked.
      </p>
      <WhenItGoes />
      <h2>What you can do</h2>
      <p>
        Your <Link to="/profile">profile</Link> shows what we have of you. There you change it, save what you
        wrote in chats, end your sessions on other devices, and deactivate your account. For anything else
        there is <Contact />.
      </p>
    </TextPage>
  )
}

function Contact() {
  const email = useContactEmail()
  return email ? <a href={`mailto:${email}`}>{email}</a> : <Link to="/contact">contact</Link>
}

const WhatWeKeep = () => (
  <>
    <h2>What we keep</h2>
    <ul>
      <li>What you give when you sign up: names, email, phone number, date of birth, interests.</li>
      <li>
        What you add to your profile: a few words and a photo. Where it was taken is cut out of the photo.
      </li>
      <li>
        What you answer when a game or an event asks who comes, and whether an organiser marked you as having
        paid.
      </li>
      <li>
        When you turn on notifications on a device: the address of that device at the push service of its
        browser, and keys that only it can read with. The push service passes the notifications on and cannot
        read them.
      </li>
      <li>The time zone of the device that you use, so that nothing reaches you at night.</li>
      <li>Which groups you are in, when you arrived at games, which team you played in and how it ended.</li>
      <li>
        What you write in the chats of your groups, your votes and reactions, and messages that you report.
      </li>
      <li>Events that you host, and what you and a vendor write to each other.</li>
      <li>
        What a vendor says of their business: it is made to be shown, but for phone number, email and
        position.
      </li>
      <li>
        Guests without an account: the name that an organiser typed in, and an email or a phone number if they
        did.
      </li>
      <li>
        Your email when you asked to be on the list and opened the link. One press in any of its emails takes
        it off again.
      </li>
      <li>Your password only as a hash, and your sessions and recovery codes only as hashes too.</li>
      <li>Of a passkey its public half, the name that you gave it and when you used it.</li>
      <li>Not where you are: a check-in keeps the distance to the venue, never the coordinates.</li>
    </ul>
  </>
)

const WhoSeesIt = () => (
  <>
    <h2>Who sees it</h2>
    <ul>
      <li>Members of a group see the names in it. Visitors see how many there are.</li>
      <li>
        Members of a group read its chat, and see who voted for what and who reacted. Who reported a message,
        only the admins of the group see, and not the admin who wrote it.
      </li>
      <li>
        The hosts of an event see who is in. You see the names of people who share a group with you, and how
        many the others are.
      </li>
      <li>
        What you and a vendor write is for you two. Neither sees the email of the other before it is shared.
      </li>
      <li>Otherwise email and phone number are for the admins of your groups only.</li>
      <li>
        When an organiser lets people watch a game, anyone with its link sees teams, scores and clock, and
        people by first name and initial.
      </li>
      <li>
        When you look for the address of a pitch, our server asks an address service for what you typed, and
        does not say who typed it. A street map, where there is one, comes from its maker, who sees that your
        device asks for it.
      </li>
      <li>
        Whoever runs this server may measure how fast its pages are. Then each page reports some times in
        milliseconds and which kind of page it was, and not who opened it or which group it showed.
      </li>
      <li>Nobody else: no advertising, no tracking, no scripts of others on any page.</li>
    </ul>
  </>
)

const WhenItGoes = () => (
  <>
    <h2>When it goes</h2>
    <ul>
      <li>
        Your account, when you deactivate it: at once, and for good. Results of games stay, under the name
        'Former player'.
      </li>
      <li>
        A message in a chat: after 12 months. Its text goes at once when you remove it, and its text and your
        name when you deactivate your account.
      </li>
      <li>What you and a vendor wrote: when one of you deactivates their account.</li>
      <li>How to reach a guest: 30 days after the game.</li>
      <li>
        Who was in for a game, dropped out late, did not come or has paid: twelve months after the game. An
        event and its answers: twelve months after its end. Your notifications: after 90 days.
      </li>
      <li>
        The address of your device at its push service: when you turn notifications off there, sign out, or
        the push service says that the device is gone.
      </li>
      <li>
        A group that was deleted is gone from every screen at once, and for good after 30 days; until then
        whoever runs this server can bring it back. Results and arrivals stay as long as their group.
      </li>
      <li>
        A session that is over, with a hash of the network it came from: after 30 days. So do links from
        emails that nobody opened, and sign-ups that nobody confirmed.
      </li>
      <li>An address that asked for the list and never confirmed, or that left it: after 30 days.</li>
      <li>
        An email that was sent leaves our outbox within 7 days; one that could not be delivered, after 30
        days.
      </li>
      <li>What we noted so that a press counts only once: after 48 hours.</li>
      <li>Daily backups are kept for 7 days, and hold what there was on their day.</li>
    </ul>
  </>
)
