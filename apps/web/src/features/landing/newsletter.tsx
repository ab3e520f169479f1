import { EmailForm } from '../../ui/email-form.tsx'
import { useSubscribe } from '../newsletter/public/use-subscribe.ts'
import { Section } from './section.tsx'
import { newsletter as texts } from './texts.ts'

/** On the list is who opens the link in the mail; until then the box says what is left to do. */
export function Newsletter() {
  const subscription = useSubscribe()
  return (
    <Section
      title={texts.newsFromTouchline}
      lead={texts.newSportsNewFeaturesFirst}
      aside={<EmailForm action={texts.subscribe} busyText={texts.sending} {...subscription} />}
    />
  )
}
