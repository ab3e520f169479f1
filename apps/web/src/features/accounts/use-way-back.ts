import { exchangeSignInCode } from '@turnout/contract/sign-in-elsewhere'
import { exchangeSignInLink } from '@turnout/contract/sign-in-link'
import { useEffect, useRef, useState } from 'react'
import { identity } from '../../platform/identity.ts'
import { sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { isOwnDevice } from './own-device.ts'
import { comeBack } from './sign-in-journey.ts'
import { wantedPlace } from './wanted-place.ts'

type Ends = {
  done: (next: string | undefined) => void
  failed: (text: string, next: string | undefined, needsLink?: boolean) => void
}

const behindHash = () => new URLSearchParams(location.hash.slice(1))

/** Back from a provider or come by the link of a mail: what stands behind the # becomes a session, or a sentence that says why not. */
export function useWayBack({ done, failed }: Ends): { isPending: boolean } {
  const [said, setSaid] = useState(behindHash)
  const begun = useRef<URLSearchParams>(null)
  const { mutate } = useAction(exchangeSignInCode, { done: texts.signedIn, failed: null })
  const { mutate: openLink } = useAction(exchangeSignInLink, { done: texts.signedIn, failed: null })
  const code = said.get('code')
  const link = said.get('link')
  const refused = said.get('refused')
  const [isPending, setPending] = useState(code !== null || link !== null)

  const byLink = (token: string) =>
    openLink(
      { body: { token, remember_me: isOwnDevice() } },
      {
        done: ({ access_token }) => {
          identity.signIn(access_token)
          done(wantedPlace(Date.now()))
        },
        failed: (error) => {
          setPending(false)
          failed(sentenceOf(error, texts.signInFailed), wantedPlace(Date.now()), true)
        },
      },
    )

  // a link that is opened where this page stands already loads nothing anew
  useEffect(() => {
    const read = () => setSaid(behindHash())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  useEffect(() => {
    if (begun.current === said || (code ?? link ?? refused) === null) return
    begun.current = said
    setPending(refused === null)
    // neither history nor a shared link should have it
    history.replaceState(history.state, '', location.pathname + location.search)
    if (link !== null) return byLink(link)
    const journey = comeBack()
    const stay = (text: string) => {
      setPending(false)
      failed(text, journey?.next)
    }
    if (code === null || journey === null)
      return void sentenceFor(code === null ? refused : 'sign-in-over').then(stay)
    mutate(
      { body: { code, tab_key: journey.tabKey, remember_me: journey.remember } },
      {
        done: ({ access_token }) => {
          identity.signIn(access_token)
          done(journey.next)
        },
        failed: (error) => stay(sentenceOf(error, texts.signInFailed)),
      },
    )
  })
  return { isPending }
}

/** The sentences are many, and few who sign in need one: they come when they are needed. */
const sentenceFor = (code: string | null): Promise<string> =>
  import('./sign-in-refusals.ts').then(
    (here) => here.sentenceFor(code ?? ''),
    () => texts.signInFailed,
  )
