import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountTypeChoice } from './account-type-choice.tsx'
import { SignUpLead } from './sign-up-lead.tsx'
import { TermsNote } from './terms-note.tsx'
import { common } from './texts.ts'

export function SignUpPage() {
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" shape={shape} />}
      title={common.getYourBib}
      lead={<SignUpLead />}
    >
      <AccountTypeChoice chosen={null} />
      <TermsNote />
    </AccountLayout>
  )
}
