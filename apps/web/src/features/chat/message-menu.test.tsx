import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BEN, CLEO, chatMessage } from './testing.ts'
import { openRoom } from './testing-room.tsx'

test.each([
  ['of a player who has just written it', BEN, Date.now(), false, ['Reply', 'Copy text', 'Edit', 'Remove']],
  [
    'of a player who wrote it eleven minutes ago',
    BEN,
    Date.now() - 660_000,
    false,
    ['Reply', 'Copy text', 'Remove'],
  ],
  ['of another person', CLEO, Date.now(), false, ['Reply', 'Copy text', 'Report']],
  ['of another person, for an admin', CLEO, Date.now(), true, ['Reply', 'Copy text', 'Report', 'Remove']],
])('the menu of a message %s', async (_, author, sent_at, canManage, items) => {
  const { menu, openMenu } = await openRoom([chatMessage(1, { author, sent_at })], { canManage })
  await openMenu(0)
  expect(
    menu
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(items)
})

test('with the keyboard, up and down move between messages, and Enter opens the menu', async () => {
  const messages = [1, 2].map((number) => chatMessage(number, { author: CLEO }))
  const { screen, field, menu } = await openRoom(messages)
  const button = (index: number) => screen.getByRole('button', { name: 'Message actions' }).nth(index)
  // away from the menu: an item under the pointer would take the focus
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } })
  ;(field.element() as HTMLElement).focus()
  await userEvent.tab({ shift: true })
  await expect.element(button(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(button(0)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(menu.getByRole('menuitemradio', { name: 'Thumbs up' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(menu.getByRole('menuitemradio', { name: 'Heart' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu.getByRole('menuitem', { name: 'Reply' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Replying to Cleo Haddad')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Replying to Cleo Haddad')).not.toBeInTheDocument()
})
