import { getMe, type Me } from '@turnout/contract/me'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { useApproveMember, useRejectMember } from './actions.ts'

test.each([
  ['approved', useApproveMember, 'POST /sport-groups/g1/members/m1/approve'],
  ['rejected', useRejectMember, 'DELETE /sport-groups/g1/members/m1'],
] as const)('once a request is %s the count of the bell is reloaded', async (_, useAnswer, route) => {
  const { queryKey } = read(getMe, {})
  queryClient.setQueryData(queryKey, { id: 'ada', unread_notification_count: 1 } as Me)
  stubServer({ [route]: () => ({ message: 'Done.' }) })
  const { result } = await renderHook(() => useAnswer(), { wrapper: Providers })
  result.current.mutate({ params: { groupId: 'g1', memberId: 'm1' } })
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
