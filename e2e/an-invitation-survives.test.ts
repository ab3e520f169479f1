import { joinGroup } from '@turnout/contract/groups'
import { changeInvite, getInvite } from '@turnout/contract/invites'
import { listMembers } from '@turnout/contract/members'
import { expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { type Club, clubToday } from './support/club.ts'
import { linkTo } from './support/mails.ts'
import { EMMA, fillInSignIn, fillInSignUp } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

async function linkOf({ ada, groupId }: Club): Promise<string> {
  const { reply } = await ada.call(getInvite, { params: { groupId } })
  return `/my-sports-groups/${groupId}/join?invite=${reply.token}`
}

async function requests({ ada, groupId }: Club): Promise<string[]> {
  const query = { include_pending: 'true' } as const
  const { reply } = await ada.call(listMembers, { params: { groupId }, query })
  return reply.filter((member) => !member.is_approved).map(({ user }) => user.first_name)
}

test('Emma signs up by an invitation on a phone, opens the mail at a desk, and has asked', async () => {
  const club = await clubToday(suite.server, [])
  const { page } = await suite.open('Emma', { shape: 'phone' })
  await page.goto(await linkOf(club))
  await page.getByRole('button', { name: 'Ask to join' }).click()
  await page.getByText('Sign up, and your request goes to the group.').waitFor()
  await fillInSignUp(page)
  await page.getByText('Open it on any device, and your request goes to the group.').waitFor()
  expect(await requests(club)).toEqual([])

  const { page: other } = await suite.open('Emma elsewhere', { shape: 'desktop' })
  await other.goto(await linkTo(suite.server, EMMA))
  await other.getByText('Your request to join Canal Side Kickabout is sent.').waitFor()
  expect(await requests(club)).toEqual(['Emma'])
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillInSignIn(other)
  await other.waitForURL(`**/sports/groups/${club.groupId}`)
  await other.getByText('Request Pending').first().waitFor()
})

test('who has an account signs in instead, and does not press again', async () => {
  const club = await clubToday(suite.server, [])
  await registeredPerson(suite.server, 'Emma')
  const { page } = await suite.open('Emma', { shape: 'phone' })
  await page.goto(`/sports/groups/${club.groupId}`)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByText('Sign up, and your request goes to the group.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click()
  await fillInSignIn(page)
  await page.getByText('Join request submitted successfully!').first().waitFor()
  await page.waitForURL(`**/sports/groups/${club.groupId}`)
  await page.getByText('Request Pending').first().waitFor()
  expect(await requests(club)).toEqual(['Emma'])
})

test('who is in the group already is led to the invitation, which says so', async () => {
  const club = await clubToday(suite.server, [])
  const emma = await registeredPerson(suite.server, 'Emma')
  await suite.server.call(joinGroup, { params: { groupId: club.groupId } }, emma)
  await club.ada.call(changeInvite, { params: { groupId: club.groupId }, body: { join_at_once: true } })
  const link = await linkOf(club)
  await suite.server.call(
    joinGroup,
    { params: { groupId: club.groupId }, query: { invite: link.split('=')[1] } },
    emma,
  )
  const { page } = await suite.open('Emma', { shape: 'phone', expects: /409/ })
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await fillInSignIn(page)
  await page.getByRole('link', { name: "You're in. Go to the group" }).waitFor()
})
