import { PROBLEMS } from '@turnout/contract/problem'
import { exchangeSignInCode } from '@turnout/contract/sign-in-elsewhere'
import { useEffect, useRef, useState } from 'react'
import { identity } from '../../platform/identity.ts'
import { sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { comeBack } from './sign-in-journey.ts'

type Ends = {
  done: (next: string | undefined) => void
  failed: (text: string, next: string | undefined) => void
}

/** Back from a provider: what stands behind the # becomes a session, or a sentence that says why not. */
export function useWayBack({ done, failed }: Ends): { isPending: boolean } {
  const [said] = useState(() => new URLSearchParams(location.hash.slice(1)))
  const hasBegun = useRef(false)
  const { mutate } = useAction(exchangeSignInCode, { done: texts.signedIn, failed: null })
  const code = said.get('code')
  const refused = said.get('refused')
  const [isPending, setPending] = useState(code !== null)

  useEffect(() => {
    if (hasBegun.current || (code === null && refused === null)) return
    hasBegun.current = true
    // neither history nor a shared link should have it
    history.replaceState(history.state, '', location.pathname + location.search)
    const journey = comeBack()
    const stay = (text: string) => {
      setPending(false)
      failed(text, journey?.next)
    }
    if (code === null) return stay(sentenceFor(refused ?? ''))
    if (journey === null) return stay(sentenceFor('sign-in-over'))
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

/** The server has only put a name into the address; the sentence is ours, and one with gaps is none. */
function sentenceFor(code: string): string {
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  const detail = known?.[1].detail ?? ''
  return detail === '' || detail.includes('{') ? texts.signInFailed : detail
}
