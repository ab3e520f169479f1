import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { untilTestEnds } from '../../platform/testing/stub-server.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { Guests } from './guests.tsx'
import { AnswerGuests } from './public/answer-form.tsx'
import type { Answerable } from './public/answerable.ts'
import { useGameAnswer } from './use-game-answer.ts'

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetchStub))
afterEach(() => fetchStub.mockReset())

const GAME = { group_id: 'canal', id: 'tuesday' } as ScheduledGame

function Bringing({ names }: { names: string[] }) {
  return <Guests canBring guests={names.map((name) => ({ id: name, name }))} actions={useGameAnswer(GAME)} />
}

const bring = (...names: string[]) =>
  render(
    <>
      <Bringing names={names} />
      <ToastRegion />
    </>,
    { wrapper: Providers },
  )

const removeGil = async (screen: Awaited<ReturnType<typeof bring>>) => {
  fetchStub.mockImplementation(untilTestEnds)
  await screen.getByRole('button', { name: 'Remove Gil' }).click()
  await expect.poll(() => fetchStub.mock.calls.length).toBe(1)
}

test('a guest who waits is marked, one with a place is not', async () => {
  const guests = [
    { id: 'gil', name: 'Gil', is_waiting: false, is_offered: false },
    { id: 'ines', name: 'Ines', is_waiting: true, is_offered: false },
  ]
  function Bringing() {
    return <Guests canBring guests={guests} actions={useGameAnswer(GAME)} />
  }
  const screen = await render(<Bringing />, { wrapper: Providers })
  await expect.element(screen.getByText('+1 Ines · waiting')).toBeVisible()
  await expect.element(screen.getByText('+1 Gil', { exact: true })).toBeVisible()
})

test('where guests are no longer allowed, named ones can be removed and none can be added', async () => {
  const subject = {
    guests_allowed: false,
    my_answer: { answer: 'going', guests: [{ id: 'gil', name: 'Gil' }] },
  }
  function Bringing() {
    return <AnswerGuests subject={subject as Answerable} actions={useGameAnswer(GAME)} />
  }
  const screen = await render(<Bringing />, { wrapper: Providers })
  await expect.element(screen.getByRole('button', { name: 'Remove Gil' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bring a guest' }).elements()).toEqual([])
})

test('while one guest is being removed no other can be: its list would be out of date', async () => {
  const screen = await bring('Gil', 'Hal')
  await removeGil(screen)
  const another = screen.getByRole('button', { name: 'Remove Hal' })
  await another.click({ force: true })
  await expect.element(another).toHaveAttribute('aria-disabled', 'true')
  expect(fetchStub).toHaveBeenCalledTimes(1)
})

test('while a guest is being removed none can be added', async () => {
  const screen = await bring('Gil')
  await removeGil(screen)
  await screen.getByRole('button', { name: 'Bring a guest' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hal')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('button', { name: 'Add guest' }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(fetchStub).toHaveBeenCalledTimes(1)
})

test('the error of a name shows once, at its field, and is gone when the sheet opens again', async () => {
  const sentence = 'Guest name needs at least one letter.'
  const problem = {
    detail: `Some of what was sent is not valid: guests.0: ${sentence}`,
    errors: [{ field: 'guests.0', message: sentence }],
  }
  fetchStub.mockImplementation(async () => Response.json(problem, { status: 422 }))
  const screen = await bring()
  const open = screen.getByRole('button', { name: 'Bring a guest' })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await open.click()
  await name.fill('12345')
  await screen.getByRole('button', { name: 'Add guest' }).click()
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining(sentence))
  await expect.element(name).toHaveFocus()
  expect(screen.getByText(sentence).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Not now' }).click()
  await open.click()
  await expect.element(name).toBeVisible()
  expect(screen.getByText(sentence).elements()).toEqual([])
})

test('a refusal that concerns no name is shown once', async () => {
  const detail = 'No more guests may come along.'
  fetchStub.mockImplementation(async () => Response.json({ detail, errors: [] }, { status: 409 }))
  const screen = await bring()
  await screen.getByRole('button', { name: 'Bring a guest' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hal')
  await screen.getByRole('button', { name: 'Add guest' }).click()
  await expect.element(screen.getByText(detail)).toBeVisible()
  expect(screen.getByText(detail).elements()).toHaveLength(1)
})
