import { useQuery } from '@tanstack/react-query'
import { activate, getMe } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { useEffect, useState } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { call } from '../../platform/api/call.ts'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { read, refresh } from '../../platform/api/queries.ts'
import { Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState, ErrorState } from '../../ui/state-card.tsx'
import { ActivationRefused } from './activation-refused.tsx'
import { FinishActivation } from './finish-activation.tsx'
import styles from './form.module.css'
import { savedReturnPath } from './return-path.ts'
import { common, activatePage as texts } from './texts.ts'

export function ActivatePage({ token = '' }: { token?: string | undefined }) {
  // the address forgets the secret at once, so it is kept here for as long as the page stands
  const [secret] = useState(token)
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])

  // a query, not an effect: drawn twice it still asks once
  const { data, error, refetch, isFetching } = useQuery({
    ...read(activate, { query: { token: secret } }),
    // without the signal: what was asked once is not called off, or the second asking finds the link used
    queryFn: () => call(activate, { query: { token: secret } }),
    enabled: secret !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [finished, setFinished] = useState<ReplyOf<typeof activate> | 'dead'>()
  const active = finished ?? data
  const isActive = active !== undefined && active !== 'dead'
  useEffect(() => {
    if (isActive) void refresh(getMe)
  }, [isActive])

  return (
    <div className={`wrap ${styles.narrow}`} aria-busy={isFetching}>
      {isActive ? (
        <Activated alreadyActive={active.already_active} />
      ) : isProblem(error, 'activation-needs-password') && finished !== 'dead' ? (
        <FinishActivation token={secret} done={setFinished} onInvalid={() => setFinished('dead')} />
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

function Activated({ alreadyActive }: { alreadyActive: boolean }) {
  const signedIn = useIsSignedIn()
  const [next] = useState(() => savedReturnPath(Date.now()))
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="success" />}
      title={alreadyActive ? texts.yourAccountIsActiveAlready : texts.yourAccountIsActive}
      action={
        // whoever is signed in is led on from the door
        <Link to="/signin" search={{ next }} className={buttonClass({ variant: 'primary' })}>
          {signedIn ? (next ? texts.goOnWhereYouWere : texts.goHome) : common.signIn}
        </Link>
      }
    >
      {signedIn ? texts.everythingIsOpenToYou : texts.signInAnd(next)}
    </EmptyState>
  )
}
