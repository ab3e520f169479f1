import { getStandingAnswer } from '@turnout/contract/standing-answer'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { ShortAnswer } from './short-answer.tsx'
import { StandingSwitches } from './standing-switches.tsx'
import { aScheduledGame } from './testing.ts'

test('[H-27] a player sets that they always come, and undoes it', async () => {
  const PATH = '/sport-groups/canal/standing-answer'
  let stored: unknown = { weekdays: [], choices: ['TUESDAY'] }
  const sent = stubServer({
    [`GET ${PATH}`]: () => stored,
    [`PUT ${PATH}`]: (body) => {
      stored = { ...(body as object), choices: ['TUESDAY'] }
      return stored
    },
  })
  const params = { groupId: 'canal' }
  queryClient.setQueryData(read(getStandingAnswer, { params }).queryKey, {
    weekdays: [],
    choices: ['TUESDAY'],
  })
  await render(<StandingSwitches groupId="canal" />, { wrapper: Providers })
  const always = page.getByRole('switch', { name: /^I always come on Tuesdays/ })
  await tick(always)
  await expect.element(always).toBeChecked()
  await expect.poll(() => stored).toMatchObject({ weekdays: ['TUESDAY'] })
  await tick(always)
  await expect.element(always).not.toBeChecked()
  await expect.poll(() => stored).toMatchObject({ weekdays: [] })
  expect(sent.filter(({ route }) => route === `PUT ${PATH}`)).toHaveLength(2)
})

test('[H-27] a person who always comes reads so, and can be out for one date', async () => {
  const sent = stubServer({})
  const game = aScheduledGame()
  const my_answer = { ...game.my_answer, answer: 'going', is_standing: true } as const
  await render(<ShortAnswer game={{ ...game, my_answer }} />, { wrapper: Providers })
  await expect.element(page.getByRole('button', { name: 'In · every Tuesday' })).toBeVisible()
  await page.getByRole('button', { name: "I'm out" }).click()
  await expect.element(page.getByRole('button', { name: "You're out" })).toBeVisible()
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ answer: 'not_going' })
})
