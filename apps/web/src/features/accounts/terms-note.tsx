import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import styles from './form.module.css'
import { termsNote as texts } from './texts.ts'

export function TermsNote() {
  return (
    <p className={styles.small}>
      {fillText(texts.bySigningUpYouAccept, {
        link: <Link to="/terms">{texts.terms}</Link>,
        link2: <Link to="/privacy">{texts.privacyNotice}</Link>,
      })}
    </p>
  )
}
