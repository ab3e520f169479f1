import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { AccountFrame } from './account-frame.tsx'
import { TO_SIGN_IN } from './doors.ts'
import { KindChoice } from './kind-choice.tsx'
import { TermsNote } from './terms-note.tsx'

export function SignUpPage() {
  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name="" shape={shape} />}
      door={TO_SIGN_IN}
      title="Get your bib"
      lead="One account for playing, organising and selling."
    >
      <KindChoice chosen={null} />
      <TermsNote />
    </AccountFrame>
  )
}
