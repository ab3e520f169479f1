import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import styles from './form.module.css'
import { termsNote as texts } from './texts.ts'

/** In a new tab: after a return the form would be empty. */
export function TermsNote() {
  return (
    <p className={`sub ${styles.small}`}>
      {fillText(texts.bySigningUpYouAccept, {
        link: (
          <Link to="/terms" target="_blank">
            {texts.terms}
          </Link>
        ),
        link2: (
          <Link to="/privacy" target="_blank">
            {texts.privacyNotice}
          </Link>
        ),
      })}
    </p>
  )
}
