import { exchangeSignInCode } from '@turnout/contract/oauth'
import { exchangeSignInLink } from '@turnout/contract/sign-in-link'
import { useEffect, useRef, useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { identity } from '../../platform/session/identity.ts'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { takeOAuthFlow } from './oauth-flow.ts'
import { isOwnDevice } from './own-device.ts'
import { savedReturnPath } from './return-path.ts'
import { messages } from './texts.ts'

type Refusal = { needsLink?: boolean; pendingSignIn?: string | null }

type Callbacks = {
  done: (next: string | undefined) => void
  failed: (text: string, next: string | undefined, more: Refusal) => void
}

const hashParams = () => new URLSearchParams(location.hash.slice(1))

/** After a provider or the link of a mail: the fragment becomes a session, or a sentence that says why not. */
export function useOauthReturn({ done, failed }: Callbacks): { isPending: boolean } {
  const [params, setParams] = useState(hashParams)
  const startedFor = useRef<URLSearchParams>(null)
  const { mutate } = useAction(exchangeSignInCode, { done: messages.signedIn, failed: null })
  const { mutate: openLink } = useAction(exchangeSignInLink, { done: messages.signedIn, failed: null })
  const code = params.get('code')
  const link = params.get('link')
  const refusal = params.get('refused')
  const [isPending, setPending] = useState(code !== null || link !== null)

  const signInByLink = (token: string) =>
    openLink(
      { body: { token, remember_me: isOwnDevice() } },
      {
        done: ({ access_token }) => {
          identity.signIn(access_token)
          done(savedReturnPath(Date.now()))
        },
        failed: (error) => {
          setPending(false)
          failed(errorText(error, messages.signInFailed), savedReturnPath(Date.now()), {
            needsLink: true,
            pendingSignIn: pendingSignInOf(error),
          })
        },
      },
    )

  // a link that is opened on this page only changes the fragment
  useWindowEvent('hashchange', () => setParams(hashParams()))

  useEffect(() => {
    if (startedFor.current === params || (code ?? link ?? refusal) === null) return
    startedFor.current = params
    setPending(refusal === null)
    // neither the history nor a shared link should contain it
    history.replaceState(history.state, '', location.pathname + location.search)
    if (link !== null) return signInByLink(link)
    const flow = takeOAuthFlow()
    const fail = (text: string, more: Refusal = {}) => {
      setPending(false)
      failed(text, flow?.next, more)
    }
    if (code === null || flow === null)
      return void textForCode(code === null ? refusal : 'sign-in-over').then((text) => fail(text))
    mutate(
      { body: { code, tab_key: flow.tabKey, remember_me: flow.remember } },
      {
        done: ({ access_token }) => {
          identity.signIn(access_token)
          done(flow.next)
        },
        failed: (error) =>
          fail(errorText(error, messages.signInFailed), { pendingSignIn: pendingSignInOf(error) }),
      },
    )
  })
  return { isPending }
}

const pendingSignInOf = (error: Error) => (isProblem(error) ? error.pendingSignIn : null)

/** The sentences are many, and few people need one: they load on demand. */
const textForCode = (code: string | null): Promise<string> =>
  import('./sign-in-refusals.ts').then(
    (module) => module.textForCode(code ?? ''),
    () => messages.signInFailed,
  )
