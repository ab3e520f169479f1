import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { AccountLayout } from './account-layout.tsx'
import { TO_SIGN_IN } from './account-links.ts'
import { FormResult } from './form-result.tsx'
import { goalOf, useNextParam } from './return-path.ts'
import { common, messages, checkEmail as texts } from './texts.ts'

/** The peg is empty: the bib is taken. The same for a known address, so that nobody learns who has an account. */
export function CheckEmail({ email }: { email: string }) {
  const next = useNextParam()
  const { group_id, event_id } = goalOf(next)
  const text = group_id ? texts.requestGoesThen : event_id ? texts.answerGoesThen : texts.weSentLinkToOpen
  return (
    <AccountLayout
      illustration={(shape) => <BibOnPeg name="" taken shape={shape} />}
      otherPage={TO_SIGN_IN}
      title={messages.checkMail}
    >
      <FormResult>{fillText(text, { email: <b>{email}</b> })}</FormResult>
      <div>
        <ButtonLink to="/signin" search={{ next }} variant="primary">
          {common.signIn}
        </ButtonLink>
      </div>
    </AccountLayout>
  )
}
