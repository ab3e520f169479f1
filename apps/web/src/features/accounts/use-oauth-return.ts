import { exchangeSignInCode } from '@turnout/contract/oauth'
import { exchangeSignInLink } from '@turnout/contract/sign-in-link'
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { useSignIn } from './actions.ts'
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
  const { signIn: signInByCode } = useSignIn(exchangeSignInCode)
  const { signIn: signInByLink } = useSignIn(exchangeSignInLink)
  const code = params.get('code')
  const link = params.get('link')
  const refusal = params.get('refused')
  const [isPending, setPending] = useState(code !== null || link !== null)

  // a link that is opened on this page only changes the fragment
  useWindowEvent('hashchange', () => setParams(hashParams()))

  useEffect(() => {
    if (startedFor.current === params || (code ?? link ?? refusal) === null) return
    startedFor.current = params
    setPending(refusal === null)
    // neither the history nor a shared link should contain it
    history.replaceState(history.state, '', location.pathname + location.search)
    const fail = (text: string, next: string | undefined, more: Refusal = {}) => {
      setPending(false)
      failed(text, next, more)
    }
    if (link !== null)
      return signInByLink(
        { body: { token: link, remember_me: isOwnDevice() } },
        {
          done: () => done(savedReturnPath(Date.now())),
          failed: (error, text) =>
            fail(text, savedReturnPath(Date.now()), {
              needsLink: true,
              pendingSignIn: pendingSignInOf(error),
            }),
        },
      )
    const flow = takeOAuthFlow()
    if (code === null || flow === null)
      return void textForCode(code === null ? refusal : 'sign-in-over').then((text) => fail(text, flow?.next))
    signInByCode(
      { body: { code, tab_key: flow.tabKey, remember_me: flow.remember } },
      {
        done: () => done(flow.next),
        failed: (error, text) => fail(text, flow.next, { pendingSignIn: pendingSignInOf(error) }),
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
