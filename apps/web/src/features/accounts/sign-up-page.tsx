import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { AccountLayout } from './account-layout.tsx'
import { TO_SIGN_IN } from './account-links.ts'
import { AccountTypeChoice } from './account-type-choice.tsx'
import { useNextParam } from './return-path.ts'
import { SignUpLead } from './sign-up-lead.tsx'
import { TermsNote } from './terms-note.tsx'
import { common } from './texts.ts'

export function SignUpPage() {
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" shape={shape} />}
      otherPage={TO_SIGN_IN}
      title={common.getYourBib}
      lead={<SignUpLead next={useNextParam()} />}
    >
      <AccountTypeChoice chosen={null} />
      <TermsNote />
    </AccountLayout>
  )
}
