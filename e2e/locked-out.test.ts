import { expect, test } from 'vitest'
import { mailTo, registeredPerson, registrationForm } from '../apps/server/src/features/accounts/testing.ts'
import { story } from './support/story.ts'

const suite = story()
const ADA = registrationForm('Ada').email

test('Ada forgot which password it was on her phone, asks for a link and is in by it', async () => {
  await registeredPerson(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone' })
  await page.goto('/signin')
  const box = page.getByLabel('Keep me signed in')
  await expect.poll(() => box.isChecked()).toBe(true)

  await page.getByLabel('Email').fill(ADA)
  const press = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password)
    const answer = page.waitForResponse('**/auth/login')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const status = (await answer).status()
    // while the form still takes in the answer, Enter says nothing
    await page.locator('form [aria-busy]').waitFor({ state: 'detached' })
    return status
  }
  for (let n = 0; n < 10; n++) expect(await press(`wrong whistle ${n}`)).toBe(401)
  expect(await press('wrong whistle')).toBe(429)
  await page.getByText('or ask for a sign-in link by email.').waitFor()
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await page.getByText('a sign-in link is on its way to it').waitFor()

  const mail = (await mailTo(suite.server, ADA)).at(-1)
  const path = /\/signin#link=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const { page: other } = await suite.open('Ada again', { shape: 'phone' })
  await other.goto(path)
  await other.waitForURL('**/home')

  await page.goto(path)
  await page.getByRole('main').getByText("This sign-in link doesn't work any more.").waitFor()
  expect(page.url()).not.toContain('#')
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await page.getByText('a sign-in link is on its way to it').waitFor()
})
