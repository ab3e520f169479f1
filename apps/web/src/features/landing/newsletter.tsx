import { useSubscribe } from '../../platform/use-subscribe.ts'
import { EmailBox } from '../../ui/email-box.tsx'
import { Section } from './section.tsx'

/** On the list is who opens the link in the mail; until then the box says what is left to do. */
export function Newsletter() {
  const wish = useSubscribe('news')
  return (
    <Section
      title="News from the touchline"
      lead="New sports, new features, the first events. Now and then, never more."
      aside={<EmailBox action="Subscribe" doing="Sending" {...wish} />}
    />
  )
}
