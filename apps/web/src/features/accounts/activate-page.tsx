import { useQuery } from '@tanstack/react-query'
import { activate } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { getMe } from '@turnout/contract/me'
import { useEffect, useState } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { call } from '../../platform/api/call.ts'
import { errorText, isProblem, isTransient } from '../../platform/api/problem-error.ts'
import { read, refresh } from '../../platform/api/queries.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { identity, useIsSignedIn } from '../../platform/session/identity.ts'
import { useForgetSecret } from '../../platform/session/use-secret.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { DELAY_MS } from '../../platform/specified-figures.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/state-card.tsx'
import { useValueChange } from '../../ui/use-value-change.ts'
import { useResendActivation } from './actions.ts'
import { FinishActivation } from './finish-activation.tsx'
import { isOwnDevice } from './own-device.ts'
import { clearReturnPath, savedReturnPath } from './return-path.ts'
import { activationRefused, common, messages, activatePage as texts } from './texts.ts'

export function ActivatePage({ token = '' }: { token?: string | undefined }) {
  const [secret] = useState(token)
  const [result, setResult] = useState<Activation | 'dead'>()
  const [query] = useState(() => ({
    token: secret,
    // an existing session stays
    sign_in: identity.token() === null ? ('true' as const) : ('false' as const),
    remember_me: isOwnDevice() ? ('true' as const) : ('false' as const),
  }))
  // a query, not an effect: rendered twice it still sends one request
  const { data, error, refetch, isFetching } = useQuery({
    ...read(activate, { query }),
    // without the abort signal: a cancelled request may have used the link, and the second would be refused
    queryFn: () => call(activate, { query }),
    // a new session requests everything again, and the link works once
    enabled: secret !== '' && result === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // a new session empties the cache
  if (data && result === undefined) setResult(data)
  const isRefused = isProblem(error) && !isTransient(error)
  useForgetSecret(result !== undefined || isRefused)
  useValueChange(result, () => {
    if (result === undefined || result === 'dead') return
    if (result.session) identity.signIn(result.session.access_token)
    else void refresh(getMe)
  })

  return (
    <div className="wrap narrow" aria-busy={isFetching}>
      {result !== undefined && result !== 'dead' ? (
        <Activated activation={result} />
      ) : isProblem(error, 'activation-needs-password') && result !== 'dead' ? (
        <FinishActivation token={secret} done={setResult} onInvalid={() => setResult('dead')} />
      ) : secret === '' || isRefused ? (
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

const ACTIVE_ALREADY = { already_active: true, group: null, event: null }

/** A link that is invalid or expired; signing in or giving an email sends a new one. */
function ActivationRefused() {
  const me = useMe()
  const { mutate, isPending } = useResendActivation()
  const signedIn = useIsSignedIn()
  // the account is active, so no link is sent
  if (me?.email_confirmed) return <Activated activation={ACTIVE_ALREADY} />
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="error" />}
      title={messages.activationInvalid}
      action={
        signedIn ? (
          <Button
            variant="primary"
            busy={isPending}
            busyText={activationRefused.sending}
            onClick={() => mutate({})}
          >
            {activationRefused.sendItAgain}
          </Button>
        ) : (
          <ButtonLink to="/signin" variant="primary">
            {common.signIn}
          </ButtonLink>
        )
      }
    >
      {signedIn ? activationRefused.weCanSendYouNew : activationRefused.ifYouHaveOpenedIt}
    </EmptyState>
  )
}

type Activation = ReplyOf<typeof activate>
/** The purpose of a sign-up: its page, and the outcome. */
type Goal = { path: string; text: string; open: string; signInFirst: string }

const groupGoal = ({ id, name, standing }: NonNullable<Activation['group']>): Goal => ({
  path: standing === 'stranger' ? paths.join(id) : paths.group(id, standing === 'member' ? 'mine' : 'all'),
  text: texts.inGroup[standing](name),
  open: texts.openGroup,
  signInFirst: texts.signInToOpenGroup,
})

const eventGoal = ({ id, title, standing }: NonNullable<Activation['event']>): Goal => ({
  path: paths.event(id, standing === 'stranger' ? 'in' : undefined),
  text: texts.atEvent[standing](title),
  open: texts.openEvent,
  signInFirst: texts.signInToOpenEvent,
})

/** A person who signed up to join a group, or to come to an event, is led there; others choose. */
function Activated({
  activation: { already_active: alreadyActive, group, event },
}: {
  activation: Pick<Activation, 'already_active' | 'group' | 'event'>
}) {
  const signedIn = useIsSignedIn()
  const [goal] = useState(() => (group ? groupGoal(group) : event && eventGoal(event)))
  const [next] = useState(() => goal?.path ?? savedReturnPath(Date.now()))
  const navigate = useNavigate()

  useEffect(() => {
    if (!goal) return
    // the command was sent; the page that waited would send it again
    clearReturnPath()
    if (!signedIn) return
    const timer = setTimeout(() => void navigate({ href: goal.path, replace: true }), DELAY_MS.afterSignIn)
    return () => clearTimeout(timer)
  }, [goal, signedIn, navigate])

  const signedInText = goal ? goal.open : next ? texts.goOnWhereYouWere : texts.goHome
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="success" />}
      title={alreadyActive ? texts.yourAccountIsActiveAlready : texts.yourAccountIsActive}
      action={
        // the sign-in page redirects a person with a session
        <ButtonLink to="/signin" search={{ next }} variant="primary">
          {signedIn ? signedInText : common.signIn}
        </ButtonLink>
      }
    >
      <span role="status">
        {goal && `${goal.text} `}
        {signedIn ? !goal && texts.everythingIsOpenToYou : goal ? goal.signInFirst : texts.signInAnd(next)}
      </span>
    </EmptyState>
  )
}
