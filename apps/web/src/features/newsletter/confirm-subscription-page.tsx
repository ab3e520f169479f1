import { useQuery } from '@tanstack/react-query'
import { confirmSubscription } from '@turnout/contract/newsletter'
import { useState } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { call } from '../../platform/api/call.ts'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { useForgetSecret } from '../../platform/session/use-secret.ts'
import { EmptyState, ErrorState } from '../../ui/state-card.tsx'
import { LinkRefused } from './link-refused.tsx'
import { confirmSubscriptionPage as texts } from './texts.ts'

export function ConfirmSubscriptionPage({ token = '' }: { token?: string | undefined }) {
  const [secret] = useState(token)
  const input = { query: { token: secret } }
  // a query, not an effect: rendered twice it still sends one request
  const { data, error, refetch, isFetching } = useQuery({
    ...read(confirmSubscription, input),
    queryFn: () => call(confirmSubscription, input),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isRefused = isProblem(error, 'newsletter-link-invalid')
  useForgetSecret(data !== undefined || isRefused)
  return (
    <div className="wrap narrow" aria-busy={isFetching}>
      {isRefused ? (
        <LinkRefused>{error.message}</LinkRefused>
      ) : error ? (
        <ErrorState
          level={1}
          picture={<EmptyGround mood="error" />}
          title={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <EmptyState
          level={1}
          picture={<EmptyGround mood={data ? 'success' : 'empty'} />}
          title={data?.message ?? texts.puttingYouOnList}
        >
          <span role="status">{data ? texts.mailIsOnItsWay : texts.oneMoment}</span>
        </EmptyState>
      )}
    </div>
  )
}
