import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { Link } from '../../platform/router/link.tsx'
import { accounts as texts } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { AccountLayout } from './account-layout.tsx'
import { TO_SIGN_IN } from './account-links.ts'
import { FormResult } from './form-result.tsx'
import { useNextParam } from './return-path.ts'

/** The peg is empty: the bib is taken. The same for a known address, so that nobody learns who has an account. */
export function CheckEmail({ email }: { email: string }) {
  const next = useNextParam()
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" taken shape={shape} />}
      otherPage={TO_SIGN_IN}
      title={texts.checkMail}
    >
      <FormResult>
        We sent a link to <b>{email}</b>. Open it and your account is yours. Until then you can sign in and
        look around.
      </FormResult>
      <div>
        <Link to="/signin" search={{ next }} className={buttonClass({ variant: 'primary' })}>
          Sign in
        </Link>
      </div>
    </AccountLayout>
  )
}
