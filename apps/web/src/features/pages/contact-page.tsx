import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import styles from './text-page.module.css'
import { TextPage } from './text-page.tsx'
import { contactPage as texts } from './texts.ts'
import { useContactEmail } from './use-contact-email.ts'

export function ContactPage() {
  const email = useContactEmail()
  return (
    <TextPage title={texts.contact} lead={texts.whoToAskAndAbout}>
      <h2>{texts.aboutGameOrGroup}</h2>
      <p>{texts.askOrganiserAdminsOfGroup}</p>
      <p>
        {fillText(texts.beforeYouWriteAndMay, {
          link: <Link to="/help">{texts.help}</Link>,
          link2: <Link to="/faq">{texts.questions}</Link>,
        })}
      </p>
      <h2>{texts.aboutYourAccountOrThis}</h2>
      <p>{texts.thisTurnoutIsRunBy}</p>
      <p className={styles.contact}>
        {email && <>{fillText(texts.writeTo, { link: <a href={`mailto:${email}`}>{email}</a> })}</>}
        {email === null &&
          fillText(texts.askAdmins, { link: <Link to="/my-sports-groups">{texts.myGroups}</Link> })}
      </p>
    </TextPage>
  )
}
