import { expect, test } from 'vitest'
import { openRoom } from './testing-room.tsx'

test('the answers of a new poll are as wide as its question', async () => {
  const { screen } = await openRoom([], { canManage: true })
  await screen.getByRole('button', { name: 'Post more than a message' }).click()
  await screen.getByRole('menuitem', { name: 'Poll' }).click()
  const widthOf = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect().width
  await expect.element(screen.getByLabelText('Question')).toBeVisible()
  expect(widthOf('Answer 1')).toBe(widthOf('Question'))
})
