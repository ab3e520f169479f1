import { Link } from '../../platform/router/link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextPage } from './text-page.tsx'

const QUESTIONS = [
  {
    question: 'What does it cost?',
    answer: 'Nothing. Whoever runs this server pays for it.',
  },
  {
    question: 'Why do I have to wait before I am in a group?',
    answer:
      'An admin of the group looks at every request. When somebody said no, you can ask again after a day.',
  },
  {
    question: 'When can I check in?',
    answer: 'From one hour before the game starts until it ends, within the circle around the venue.',
  },
  {
    question: 'Do you keep where I was?',
    answer:
      'No. The server measures how far you are from the venue, keeps that number and forgets the place.',
  },
  {
    question: 'Who picks the teams?',
    answer:
      'Captains, in turn. The first to arrive are the first captains, and teams 1 and 2 are drawn from the first arrivals. An admin can also fill the teams by hand.',
  },
  {
    question: 'When does a match end?',
    answer:
      'When the clock says so, or earlier: with two clear goals, or in the knockout stage with the first one. A group can set other rules.',
  },
  {
    question: 'What happens after a draw?',
    answer: (
      <>
        After 0-0 both teams go off; if only one team waits, a coin decides which. With goals a coin is
        tossed; anybody can <Link to="/fair-toss">check the toss</Link> afterwards.
      </>
    ),
  },
  {
    question: 'My group plays a different sport.',
    answer:
      'Pick the sport when you create the group. Its rules, from the length of a match to what a draw means, can be changed on the same form.',
  },
  {
    question: 'How do I leave?',
    answer: (
      <>
        A group: Leave Group, at the end of its page. Turnout: deactivate your account at the end of your{' '}
        <Link to="/profile">profile</Link>.
      </>
    ),
  },
  {
    question: "I didn't get the email.",
    answer: 'Check your spam folder. Then sign in and press Send it again; a link works for 48 hours.',
  },
] as const

export function FaqPage() {
  return (
    <TextPage title="Questions">
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </TextPage>
  )
}
