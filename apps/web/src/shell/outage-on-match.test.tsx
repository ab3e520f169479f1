import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { aGameDay } from '../features/game-day/testing.ts'
import { LiveMatchPage } from '../features/live-match/live-match-page.tsx'
import { match, stateOnTheWire } from '../features/live-match/testing.ts'
import { queryClient, read } from '../platform/api/queries.ts'
import { identity } from '../platform/session/identity.ts'
import { Providers } from '../platform/testing/providers.tsx'
import { untilTestEnds } from '../platform/testing/stub-server.ts'
import { stubStream } from '../platform/testing/stub-stream.ts'
import { OfflineNotice } from './offline-notice.tsx'

const GROUP = '0197a3c2-7e1b-7c55-9f5e-000000000900'

/** A server whose database answers or hangs: then calls get 503, and a stream stays open without events. */
async function openMatch(canControl: boolean) {
  identity.signIn('token')
  const gameId = crypto.randomUUID()
  const server = { hangs: false, goals: 0 }
  const state = () =>
    stateOnTheWire({
      ...{ current_match: match(1, 2, `${server.goals}-0`), version: server.goals + 1 },
      ...{ game_id: gameId, group_id: GROUP },
      ...{ can_control_match: canControl, can_steer_evening: canControl },
    })
  const stream = stubStream(state)
  const answers: Record<string, () => Response | Promise<Response>> = {
    '/readyz': () => new Response('{}'),
    [`/api/v1/games/${gameId}/events`]: stream.open,
    [`/api/v1/games/${gameId}/state`]: () => Response.json(state()),
    [`/api/v1/games/${gameId}/match/score`]: () => {
      server.goals += 1
      stream.say(state())
      return Response.json({ match_ended: false, winner_id: null, late: null, version: server.goals + 1 })
    },
  }
  vi.stubGlobal('fetch', async (input: string) => {
    if (server.hangs) return Response.json({ detail: 'Try again.' }, { status: 503 })
    return answers[new URL(input, location.href).pathname]?.() ?? untilTestEnds()
  })
  const day: GameDay = aGameDay({ group_id: GROUP, current_game_id: gameId })
  queryClient.setQueryData(read(getGameDay, { params: { groupId: GROUP } }).queryKey, day)
  const screen = await render(
    <>
      <OfflineNotice />
      <LiveMatchPage groupId={GROUP} />
    </>,
    { wrapper: Providers },
  )
  const plate = (words: string) => screen.getByRole('img', { name: words }).first()
  await expect.element(plate('Orange 0')).toBeVisible()
  return { ...screen, server, plate }
}

test('while the database hangs an organiser reads that her goal waits on her phone, until it answers again', async () => {
  const { getByText, getByRole, server, plate } = await openMatch(true)
  server.hangs = true
  await getByRole('group', { name: 'Add a goal' })
    .getByRole('button', { name: 'Add a goal for Orange' })
    .click()
  await expect.element(getByText("Turnout can't save right now.")).toBeVisible()
  await expect.element(getByText('Your presses wait on this phone.')).toBeVisible()
  await expect.element(plate('Orange 1')).toBeVisible()
  expect(server.goals).toBe(0)
  server.hangs = false
  await expect.element(getByText(/cannot (save|answer)|Last seen/)).not.toBeInTheDocument()
  await expect.poll(() => server.goals).toBe(1)
  await expect.element(plate('Orange 1')).toBeVisible()
})

test('while the database hangs a person who watches reads how old the screen is, until it answers again', async () => {
  const { getByText, getByRole, server, plate } = await openMatch(false)
  await expect.element(getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible()
  server.hangs = true
  // the clock is synchronised again, as it is every half minute
  window.dispatchEvent(new Event('online'))
  const old = getByText("Turnout can't answer right now. What you see may be old.")
  await expect.element(old).toBeVisible()
  await expect.element(getByText(/^Last seen \d\d:\d\d$/)).toBeVisible()
  await expect.element(getByText('Not live')).toBeVisible()
  server.hangs = false
  await expect.element(old).not.toBeInTheDocument()
  await expect.element(getByText(/Last seen/)).not.toBeInTheDocument()
  await expect.element(plate('Orange 0')).toBeVisible()
})
