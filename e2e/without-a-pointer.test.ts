import { createGroup } from '@turnout/contract/groups'
import { expect, test } from 'vitest'
import { CANAL_SIDE } from '../apps/server/src/testing/evening.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { tabTo } from './support/keys.ts'
import { story } from './support/story.ts'

const evening = story()

test('Dan asks and Ada lets him in, by the keyboard alone', async () => {
  const ada = await person(evening.server, 'Ada')
  await ada.call(createGroup, { body: CANAL_SIDE })
  await ada.call(createGroup, { body: { ...CANAL_SIDE, name: 'Harbour Hoops', sports_type: 'basketball' } })

  const { token } = await person(evening.server, 'Dan')
  const { page: dans } = await evening.open('Dan', { shape: 'desktop', token })
  await dans.goto('/sports/groups')
  await tabTo(dans, dans.getByPlaceholder('Name, place or sport'))
  await dans.keyboard.type('kickabout')
  await dans.getByRole('heading', { name: '1 group' }).waitFor()
  await tabTo(dans, dans.getByRole('button', { name: 'Join Canal Side Kickabout' }))
  await dans.keyboard.press('Enter')
  await dans.getByText('Join request submitted successfully!').first().waitFor()
  await dans.getByText('Pending').waitFor()

  const { page: adas } = await evening.open('Ada', { shape: 'desktop', token: ada.token })
  await adas.goto('/home')
  await tabTo(adas, adas.getByRole('link', { name: /Canal Side Kickabout.*person asks to join/ }))
  await adas.keyboard.press('Enter')
  await tabTo(adas, adas.getByRole('button', { name: 'Approve Dan Okafor' }))
  await adas.keyboard.press('Enter')
  await adas.getByText('Member approved').first().waitFor()
  await adas.getByText('2 members').waitFor()

  // what cannot be taken back asks first, with the way out under the finger, and gives the focus back
  const more = adas.getByRole('button', { name: 'More for Dan Okafor' })
  await tabTo(adas, more)
  await adas.keyboard.press('Enter')
  await adas.getByRole('menuitem', { name: 'Remove Member' }).waitFor()
  await adas.keyboard.press('End')
  await adas.keyboard.press('Enter')
  const keep = adas.getByRole('button', { name: 'Keep them' })
  await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
  await adas.keyboard.press('Escape')
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
  await adas.getByText('2 members').waitFor()
})
