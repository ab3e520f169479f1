import { EmailForm } from '../../ui/email-form.tsx'
import { useSubscribe } from '../newsletter/public/use-subscribe.ts'
import { Section } from './section.tsx'

/** On the list is who opens the link in the mail; until then the box says what is left to do. */
export function Newsletter() {
  const subscription = useSubscribe('news')
  return (
    <Section
      title="News from the touchline"
      lead="New sports, new features, the first events. Now and then, never more."
      aside={<EmailForm action="Subscribe" busyText="Sending" {...subscription} />}
    />
  )
}
