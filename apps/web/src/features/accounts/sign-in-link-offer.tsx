import { Button } from '../../ui/button.tsx'
import { FormNews } from './form-news.tsx'
import { useRequestSignInLink } from './profile-actions.ts'

type SignInLinkOfferProps = {
  /** What stands in the form; null when nothing does, and the form has said so. */
  email: () => string | null
  sent: () => void
  failed: (error: Error) => void
}

/** For somebody who is kept out by wrong passwords, their own or another's: a way in by their inbox. */
export function SignInLinkOffer({ email, sent, failed }: SignInLinkOfferProps) {
  const { mutate, isPending, data } = useRequestSignInLink()
  if (data) return <FormNews>{data.message}</FormNews>
  const send = () => {
    const said = email()
    if (said !== null) mutate({ body: { email: said } }, { done: sent, failed })
  }
  return (
    <Button wide busy={isPending} doing="Sending it" onClick={send}>
      Send me a sign-in link
    </Button>
  )
}
