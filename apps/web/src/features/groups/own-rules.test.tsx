import { getGroup } from '@turnout/contract/groups'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { stubLocalStorage } from '../../platform/testing/local-storage.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts } from '../../platform/testing/with-toasts.tsx'
import { CreateGroupPage } from './create-group-page.tsx'
import { EditGroupPage } from './edit-group-page.tsx'
import { CANAL_SIDE } from './testing.ts'

const GROUP = `/sport-groups/${CANAL_SIDE.id}`

beforeEach(async () => {
  stubLocalStorage()
  identity.signIn('token')
  await page.viewport(1280, 800)
})

const preset = page.getByRole('combobox', { name: 'Match rules' })
const choice = (name: string) => page.getByRole('combobox', { name })
const chosenIn = (box: typeof preset) =>
  (box.element() as HTMLSelectElement).selectedOptions[0]?.textContent ?? null
const number = (name: string) => page.getByRole('spinbutton', { name })
const openOneByOne = () => page.getByText('Set them one by one').click()

test('a single changed rule makes the rules own ones, and the draft restores them', async () => {
  stubServer({})
  const first = await renderWithToasts(<CreateGroupPage type="football" />)
  await openOneByOne()
  await number('Match minutes').fill('12')
  await expect.poll(() => chosenIn(preset)).toBe('Own rules')
  await first.unmount()
  await renderWithToasts(<CreateGroupPage type="football" />)
  await expect.element(page.getByText('We kept your draft')).toBeVisible()
  await expect.element(page.getByText('Matches of 12 minutes.', { exact: false })).toBeVisible()
  await expect.element(number('Match minutes')).toHaveValue(12)
})

test('rules are chosen by name and then changed one by one; a number out of bounds stays, gets the focus and is not sent', async () => {
  const sent = stubServer({
    [`GET ${GROUP}`]: () => CANAL_SIDE,
    [`PUT ${GROUP}`]: (body) => ({ ...CANAL_SIDE, ...(body as object) }),
  })
  queryClient.setQueryData(read(getGroup, { params: { groupId: CANAL_SIDE.id } }).queryKey, CANAL_SIDE)
  await renderWithToasts(<EditGroupPage groupId={CANAL_SIDE.id} />)
  await preset.selectOptions('Cap of three')
  await openOneByOne()
  await expect.poll(() => chosenIn(choice('The winner goes off'))).toBe('After 3 wins in a row')
  await choice('What wins a match').selectOptions('A number of goals')
  const firstTo = number('First to')
  await firstTo.fill('60')
  await number('Match minutes').click()
  await expect.element(page.getByText('From 1 to 50.')).toBeVisible()
  await press('Save')
  await expect.element(firstTo).toHaveFocus()
  await expect.element(firstTo).toHaveValue(60)
  const saves = () => sent.filter(({ route }) => route === `PUT ${GROUP}`).map(({ body }) => body)
  expect(saves()).toEqual([])

  await firstTo.fill('5')
  await choice('A draw with goals').selectOptions('Sends off the challenger')
  await press('10 more: Match seconds')
  await expect.element(page.getByText('First to 5 wins.', { exact: false })).toBeVisible()
  await expect.poll(() => chosenIn(preset)).toBe('Own rules')
  await press('Save')
  await expect.poll(saves).toEqual([
    {
      match_rules: expect.objectContaining({
        ...{ duration_s: 430, max_wins_in_a_row: 3, win: { by: 'goals', goals: 5 } },
        scored_draw: expect.stringContaining('challenger'),
      }),
    },
  ])
})
