import { changeInvite, getInvite } from '@turnout/contract/invites'
import { expect, test } from 'vitest'
import { clubTonight, eventTonight } from './support/club.ts'
import { linkTo } from './support/mails.ts'
import { EMMA, fillInSignIn, fillInSignUp, tapsOn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

const CUP = 'Weaver Street Cup'
const GROUP = 'Canal Side Kickabout'
const MOST_TAPS = 4

test('a stranger finds an event of tonight on a phone, signs up, opens the mail elsewhere, is in after at most four taps, comes and is checked in', async () => {
  const { eventId, atTheDoor } = await eventTonight(suite.server)
  const { page } = await suite.open('Emma', { shape: 'phone' })
  const taps = tapsOn(page)
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Search Events' })
  await field.fill('wever street')
  await field.press('Enter')
  await page.waitForURL('**/events?search=**')
  await taps.tap(page.getByRole('link', { name: CUP }))
  await taps.tap(page.getByRole('button', { name: "I'm in" }))
  await page.getByText("Sign up, and you're in. Have an account?").waitFor()
  await fillInSignUp(page)
  await page.getByText("Open it on any device, and you're in.").waitFor()

  const { page: phone } = await suite.open('Emma elsewhere', { shape: 'phone', at: atTheDoor })
  const tapsElsewhere = tapsOn(phone)
  await tapsElsewhere.open(await linkTo(suite.server, EMMA))
  await phone.getByText(`You're in: ${CUP}.`).waitFor()
  await tapsElsewhere.tap(phone.getByRole('main').getByRole('link', { name: 'Sign in' }))
  await fillInSignIn(phone)
  await phone.waitForURL(`**/events/${eventId}`)
  await phone.getByRole('button', { name: "You're in" }).waitFor()
  expect(taps.count + tapsElsewhere.count).toBeLessThanOrEqual(MOST_TAPS)

  await phone.getByRole('button', { name: 'Check in', exact: true }).click()
  await phone.getByText("You're here").waitFor()
})

test('by an invitation that admits people at once, a newcomer has a place after at most four taps', async () => {
  const { ada, groupId } = await clubTonight(suite.server)
  const params = { groupId }
  await ada.call(changeInvite, { params, body: { join_at_once: true } })
  const { reply } = await ada.call(getInvite, { params })
  const { page } = await suite.open('Emma', { shape: 'phone' })
  const taps = tapsOn(page)
  await taps.open(`/my-sports-groups/${groupId}/join?invite=${reply.token}`)
  await page.getByText("With this link you're in right away.").waitFor()
  await taps.tap(page.getByRole('button', { name: 'Join now' }))
  await fillInSignUp(page)
  await taps.open(await linkTo(suite.server, EMMA))
  // the browser of the sign-up is led to the group without a tap
  await page.getByText(`You're in: ${GROUP}.`).waitFor()
  await page.waitForURL(`**/my-sports-groups/${groupId}`)
  await taps.tap(page.getByRole('button', { name: "I'm in" }).first())
  await page.getByRole('button', { name: "You're in" }).first().waitFor()
  expect(taps.count).toBeLessThanOrEqual(MOST_TAPS)
})
