import { useQuery } from '@tanstack/react-query'
import { activate } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { useState } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { call } from '../../platform/api/call.ts'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { read, refresh } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { EmptyState, ErrorState } from '../../ui/state-card.tsx'
import { useValueChange } from '../../ui/use-value-change.ts'
import { Activated, type Activation } from './activated.tsx'
import { ActivationRefused } from './activation-refused.tsx'
import { FinishActivation } from './finish-activation.tsx'
import styles from './form.module.css'
import { isOwnDevice } from './own-device.ts'
import { common, activatePage as texts } from './texts.ts'

export function ActivatePage({ token = '' }: { token?: string | undefined }) {
  const secret = useSecret(token)

  const [result, setResult] = useState<Activation | 'dead'>()
  const [query] = useState(() => ({
    token: secret,
    // a person who is signed in here stays so
    sign_in: identity.token() === null ? ('true' as const) : ('false' as const),
    remember_me: isOwnDevice() ? ('true' as const) : ('false' as const),
  }))
  // a query, not an effect: drawn twice it still asks once
  const { data, error, refetch, isFetching } = useQuery({
    ...read(activate, { query }),
    // without the signal: what was asked once is not called off, or the second asking finds the link used
    queryFn: () => call(activate, { query }),
    // a new session requests everything again, and the link works once
    enabled: secret !== '' && result === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // a new session empties the cache
  if (data && result === undefined) setResult(data)
  useValueChange(result, () => {
    if (result === undefined || result === 'dead') return
    if (result.session) identity.signIn(result.session.access_token)
    else void refresh(getMe)
  })

  return (
    <div className={`wrap ${styles.narrow}`} aria-busy={isFetching}>
      {result !== undefined && result !== 'dead' ? (
        <Activated activation={result} />
      ) : isProblem(error, 'activation-needs-password') && result !== 'dead' ? (
        <FinishActivation token={secret} done={setResult} onInvalid={() => setResult('dead')} />
      ) : secret === '' || (isProblem(error) && error.status < 500) ? (
        <ActivationRefused />
      ) : error ? (
        <ErrorState
          level={1}
          picture={<EmptyGround mood="error" />}
          title={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <EmptyState level={1} picture={<EmptyGround />} title={common.openingYourAccount}>
          <span role="status">{texts.oneMoment}</span>
        </EmptyState>
      )}
    </div>
  )
}
