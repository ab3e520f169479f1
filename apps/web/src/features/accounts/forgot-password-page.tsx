import { Link } from '@tanstack/react-router'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'
import { TO_SIGN_UP } from './doors.ts'

export function ForgotPasswordPage() {
  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name="" shape={shape} />}
      door={TO_SIGN_UP}
      title="Forgot your password?"
    >
      <p>
        A new password by e-mail is not open yet. Whoever runs this server can help you; how to reach them
        stands on the contact page.
      </p>
      <div>
        <Link to="/contact" className={buttonClass({ look: 'primary' })}>
          Contact
        </Link>{' '}
        <Link to="/signin" className={buttonClass({ look: 'quiet' })}>
          Back to sign in
        </Link>
      </div>
    </AccountFrame>
  )
}
