import { Button } from '../../ui/button.tsx'
import { FormResult } from './form-result.tsx'
import { useRequestSignInLink } from './profile-actions.ts'
import { common, signInLinkOffer as texts } from './texts.ts'

type SignInLinkOfferProps = {
  /** What stands in the form; null when nothing does, and the form has said so. */
  email: () => string | null
  sent: () => void
  failed: (error: Error) => void
}

/** For somebody who is kept out by wrong passwords, their own or another's: a way in by their inbox. */
export function SignInLinkOffer({ email, sent, failed }: SignInLinkOfferProps) {
  const { mutate, isPending, data } = useRequestSignInLink()
  if (data) return <FormResult>{data.message}</FormResult>
  const send = () => {
    const address = email()
    if (address !== null) mutate({ body: { email: address } }, { done: sent, failed })
  }
  return (
    <Button wide busy={isPending} busyText={common.sendingIt} onClick={send}>
      {texts.sendMeSignInLink}
    </Button>
  )
}
