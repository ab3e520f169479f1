import { Link } from '@tanstack/react-router'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { accounts as texts } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { AccountFrame } from './account-frame.tsx'
import { TO_SIGN_IN } from './doors.ts'
import { FormNews } from './form-news.tsx'
import { useNext } from './wanted-place.ts'

/** The peg is empty: the bib is taken. The same for a known address, so that nobody learns who has an account. */
export function CheckMail({ email }: { email: string }) {
  const next = useNext()
  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name="" taken shape={shape} />}
      door={TO_SIGN_IN}
      title={texts.checkMail}
    >
      <FormNews>
        We sent a link to <b>{email}</b>. Open it and your account is yours. Until then you can sign in and
        look around.
      </FormNews>
      <div>
        <Link to="/signin" search={{ next }} className={buttonClass({ look: 'primary' })}>
          Sign in
        </Link>
      </div>
    </AccountFrame>
  )
}
