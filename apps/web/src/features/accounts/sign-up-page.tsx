import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { AccountLayout } from './account-layout.tsx'
import { TO_SIGN_IN } from './account-links.ts'
import { AccountTypeChoice } from './account-type-choice.tsx'
import { TermsNote } from './terms-note.tsx'
import { common } from './texts.ts'

export function SignUpPage() {
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" shape={shape} />}
      otherPage={TO_SIGN_IN}
      title={common.getYourBib}
      lead={common.oneAccountForPlayingOrganising}
    >
      <AccountTypeChoice chosen={null} />
      <TermsNote />
    </AccountLayout>
  )
}
