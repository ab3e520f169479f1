import { activate, finishActivation, login, register } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { registrations, sessions, users } from './tables.ts'
import { activationLinkIn, mailTo, PASSWORD, registrationForm, resetServer } from './testing.ts'

const server = sharedServer(resetServer, () => testServer({ TRUST_PROXY: '127.0.0.1' }))

const DAN = 'dan@example.org'
const NEW = 'eleven bibs and a ball'
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const OWN_NAME = { first_name: 'Daniel', last_name: 'Ruiz' }
type Finish = { password: string } | { new_password: string }

/** A browser in a network, with its own device key. */
function browser(network: string, key: string | null = newId()) {
  const headers = {
    'x-forwarded-for': network,
    'user-agent': CHROME,
    ...(key !== null && { 'x-device-key': key }),
  }
  return {
    at: (elsewhere: string) => browser(elsewhere, key),
    signUp: (password = PASSWORD) =>
      server.call(register, { body: registrationForm('Dan', { password }) }, undefined, headers),
    signIn: async (password = PASSWORD) => {
      const answer = await server.call(login, { body: { email: DAN, password } }, undefined, headers)
      return { status: answer.status, token: answer.reply?.access_token ?? '' }
    },
    open: (token: string) => server.call(activate, { query: { token } }, undefined, headers),
    finish: (token: string, how: Finish) =>
      server.call(finishActivation, { body: { token, ...OWN_NAME, ...how } }, undefined, headers),
  }
}

const HOME = '203.0.113.1'
const ELSEWHERE = '198.51.100.9'
const newestLink = async () => activationLinkIn((await mailTo(server, DAN)).at(-1))
const isSignedIn = async (who: { token: string }) => (await server.call(getMe, undefined, who)).status === 200
const accounts = () => server.deps.sql.$count(users)

describe('[A9] a stranger registers the address of Dan, who opens the link in his mail', () => {
  const stranger = () => browser(ELSEWHERE)
  const STRANGERS = 'not the whistle of dan'

  test('and the link alone creates no account', async () => {
    await stranger().signUp(STRANGERS)
    const opened = await browser(HOME).open(await newestLink())
    expect([opened.status, opened.problem.code]).toEqual([409, 'activation-needs-password'])
    expect(opened.problem.detail).toBe('Enter the password that you chose to finish.')
    expect(await accounts()).toBe(0)
  })

  test('with his own password the account is his, and the stranger has no access', async () => {
    const them = stranger()
    await them.signUp(STRANGERS)
    const theirs = await them.signIn(STRANGERS)
    const dan = browser(HOME)
    const link = await newestLink()
    expect(await isSignedIn(theirs)).toBe(true)
    const answer = await dan.finish(link, { new_password: NEW })
    expect([answer.status, answer.reply.already_active]).toEqual([200, false])
    const [account] = await server.deps.sql.select().from(users)
    expect(account).toMatchObject({
      firstName: 'Daniel',
      lastName: 'Ruiz',
      phoneNumber: '',
      dateOfBirth: null,
    })

    expect(await isSignedIn(theirs)).toBe(false)
    expect((await them.signIn(STRANGERS)).status).toBe(401)
    expect((await dan.signIn(NEW)).status).toBe(200)
    // the stranger's network is not known to the account
    expect(await server.deps.sql.$count(sessions)).toBe(1)
  })

  test('his own registration next to that of the stranger asks for the password, even on his own device', async () => {
    const [dan, them] = [browser(HOME), stranger()]
    await dan.signUp()
    const [mine, link] = [await dan.signIn(), await newestLink()]
    await them.signUp(STRANGERS)
    const theirs = await them.signIn(STRANGERS)
    expect((await dan.open(link)).problem.code).toBe('activation-needs-password')
    expect((await dan.finish(link, { password: STRANGERS })).problem.code).toBe('not-chosen-password')
    expect((await dan.finish(link, { password: PASSWORD })).status).toBe(200)

    expect([await isSignedIn(mine), await isSignedIn(theirs)]).toEqual([true, false])
    expect((await them.signIn(STRANGERS)).status).toBe(401)
    expect(await server.deps.sql.$count(registrations)).toBe(0)
  })
})

describe('[A9] the person who registered opens the link', () => {
  test('on the same device in another network, and needs no password', async () => {
    const dan = browser(HOME)
    await dan.signUp()
    expect((await dan.at(ELSEWHERE).open(await newestLink())).status).toBe(200)
  })

  test('on another device in the same network, and needs no password', async () => {
    await browser(HOME).signUp()
    expect((await browser(HOME).open(await newestLink())).status).toBe(200)
  })

  test('on another device in another network, and enters the password', async () => {
    await browser(HOME).signUp()
    const [laptop, link] = [browser(ELSEWHERE), await newestLink()]
    expect((await laptop.open(link)).status).toBe(409)
    expect((await laptop.finish(link, { password: PASSWORD })).status).toBe(200)
    expect((await laptop.signIn()).status).toBe(200)
  })

  test('and stays signed in only on the device where the link was opened', async () => {
    const [phone, laptop] = [browser(HOME), browser(HOME)]
    await phone.signUp()
    const [onPhone, onLaptop] = [await phone.signIn(), await laptop.signIn()]
    expect((await laptop.open(await newestLink())).status).toBe(200)
    expect([await isSignedIn(onPhone), await isSignedIn(onLaptop)]).toEqual([false, true])
  })

  test('a program without a device key is recognised by its network; one with a key is not', async () => {
    const script = browser(HOME, null)
    await script.signUp()
    const theirs = await script.signIn()
    expect((await script.at(ELSEWHERE).open(await newestLink())).status).toBe(409)
    expect((await browser(HOME).open(await newestLink())).status).toBe(200)
    expect(await isSignedIn(theirs)).toBe(false)
  })

  test('a registration from before device keys needs the password', async () => {
    const dan = browser(HOME)
    await dan.signUp()
    await server.deps.sql.update(registrations).set({ network: '', device: '', deviceName: '' })
    const link = await newestLink()
    expect((await dan.open(link)).status).toBe(409)
    expect((await dan.finish(link, { password: PASSWORD })).status).toBe(200)
  })
})

describe('[A10] a link that is finished with a password', () => {
  const elsewhere = async () => {
    await browser(HOME).signUp()
    return { laptop: browser(ELSEWHERE), link: await newestLink() }
  }

  test('is not used up by a wrong one', async () => {
    const { laptop, link } = await elsewhere()
    const wrong = await laptop.finish(link, { password: 'six bibs' })
    expect([wrong.status, wrong.problem.code]).toEqual([403, 'not-chosen-password'])
    expect((await laptop.finish(link, { password: PASSWORD })).reply.already_active).toBe(false)
    expect((await laptop.finish(link, { password: PASSWORD })).reply.already_active).toBe(true)
  })

  test('has expired after 48 hours, whatever the password', async () => {
    const { laptop, link } = await elsewhere()
    server.pass(48 * 3_600_000)
    for (const how of [{ password: PASSWORD }, { password: 'six bibs' }, { new_password: NEW }])
      expect((await laptop.finish(link, how)).problem.code).toBe('activation-invalid')
  })

  test('[I18] makes one account when it is finished twenty times at once', async () => {
    const { laptop, link } = await elsewhere()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => laptop.finish(link, { new_password: NEW })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.filter(({ reply }) => !reply.already_active)).toHaveLength(1)
    expect(await accounts()).toBe(1)
  })

  test('[A6] accepts ten passwords in a quarter of an hour, from any network', async () => {
    const { link } = await elsewhere()
    const tries = []
    for (let nr = 1; nr <= 11; nr++)
      tries.push((await browser(`198.51.100.${nr}`).finish(link, { password: `bib ${nr}` })).status)
    expect(tries).toEqual([...Array(10).fill(403), 429])
    // a new password needs no guess, because the mailbox is theirs
    expect((await browser(HOME).finish(link, { new_password: NEW })).status).toBe(200)
  })

  test('[A3] accepts no new password that is common or the name of its owner', async () => {
    const { laptop, link } = await elsewhere()
    expect((await laptop.finish(link, { new_password: 'iloveyou!' })).problem.code).toBe('password-common')
    expect((await laptop.finish(link, { new_password: 'Daniel Ruiz' })).problem.code).toBe(
      'password-is-own-word',
    )
    expect((await laptop.finish(link, { new_password: 'short' })).problem.code).toBe('password-too-short')
    expect(await accounts()).toBe(0)
  })

  test.each([{}, { password: PASSWORD, new_password: NEW }])('takes one password: %j', async (how) => {
    const { laptop, link } = await elsewhere()
    expect((await laptop.finish(link, how as Finish)).status).toBe(422)
  })
})

test.each(['short', `${newId()}, ${newId()}`, 'x'.repeat(201)])('%j is not a device key', async (key) => {
  const { status, problem } = await browser(HOME, key).signUp()
  expect([status, problem.detail]).toEqual([
    422,
    'Some of what was sent is not valid: X-Device-Key has 20 to 200 letters, digits, - or _.',
  ])
})

test('[A9] the mail says who signed up, when, on which device, and what to do if it was another person', async () => {
  await server.setTime('2026-07-14T18:09:00Z')
  await browser(HOME).signUp()
  const [mail] = await mailTo(server, DAN)
  const text = mail?.text?.replaceAll(/\s+/g, ' ')
  expect(text).toContain('“Dan Okafor” signed up for Turnout')
  expect(text).toContain('on Tuesday 14 July 2026 at 18:09 UTC. Device: Chrome on Android.')
  expect(text).toContain("If it wasn't you, ignore this email. Nothing happens without the link.")
})
