import { Link } from '../../platform/router/link.tsx'
import styles from './form.module.css'

export function TermsNote() {
  return (
    <p className={styles.small}>
      By signing up you accept the <Link to="/terms">terms</Link> and the{' '}
      <Link to="/privacy">privacy notice</Link>. We send you a link to confirm your e-mail.
    </p>
  )
}
