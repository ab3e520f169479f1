import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { requestPasskeySignIn, signInWithPasskey } from '@turnout/contract/passkeys'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { useSignIn } from './actions.ts'
import { signWithPasskey } from './passkey-ceremony.ts'
import { messages, passkeySignIn as texts } from './texts.ts'

type PasskeySignInProps = {
  busy: boolean
  remember: () => boolean
  done: () => void
  failed: (text: string) => void
}

/** A button where the browser has passkeys, and an offer in the email field. */
export function PasskeySignIn({ busy, remember, done, failed }: PasskeySignInProps) {
  const challenge = useAction(requestPasskeySignIn, { failed: null })
  const session = useSignIn(signInWithPasskey)
  const [isSupported, setSupported] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // a late offer would cancel the ceremony of the press
  const isPressed = useRef(false)

  const signIn = async (autofill: boolean) => {
    const options = await challenge.mutateAsync({})
    if (autofill && isPressed.current) return
    setAsking(!autofill)
    // a person who declines, or presses the button instead of the offer, needs no message
    const credential = await signWithPasskey(options, { autofill })
      .catch(() => null)
      .finally(() => setAsking(false))
    if (!credential) return
    session.signIn(
      { body: { credential, remember_me: remember() } },
      {
        done,
        failed: (_, text) => {
          failed(text)
          // its challenge is used, or has expired while the page was open
          if (autofill) void signIn(true).catch(() => undefined)
        },
      },
    )
  }
  const press = () => {
    isPressed.current = true
    void signIn(false).catch((error: Error) => failed(errorText(error, messages.signInFailed)))
  }

  const offer = useEffectEvent(async () => {
    setSupported(browserSupportsWebAuthn())
    if (await browserSupportsWebAuthnAutofill()) await signIn(true)
  })
  useEffect(() => {
    void offer().catch(() => undefined)
    return () => WebAuthnAbortService.cancelCeremony()
  }, [])

  if (!isSupported) return null
  return (
    <Button wide busy={busy || isAsking || session.isPending} busyText={texts.waiting} onClick={press}>
      {texts.signIn}
    </Button>
  )
}
