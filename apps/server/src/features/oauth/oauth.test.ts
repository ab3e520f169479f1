import { login } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { exchangeSignInCode, listSignInProviders } from '@turnout/contract/oauth'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { deactivate } from '@turnout/contract/profile'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'
import {
  activationLinkIn,
  mailTo,
  PASSWORD,
  registeredPerson,
  registrationForm,
  signUp,
} from '../accounts/testing.ts'
import { finishByCode, guardedPerson, pendingIn } from '../second-factor/testing.ts'
import {
  createBrowser,
  exchange,
  type GitHubPerson,
  type GooglePerson,
  signInResult,
  startGitHub,
  startGoogle,
} from './testing.ts'

const GMAIL_ADA: GooglePerson = {
  sub: '1098',
  email: 'Ada@example.org',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Okafor',
}
const OCTO_BEN: GitHubPerson = {
  user: { id: 7, login: 'ben-kicks', name: 'Ben van der Berg' },
  emails: [
    { email: 'old@example.org', primary: false, verified: true },
    { email: 'ben@example.org', primary: true, verified: true },
  ],
}
const atGoogle = { person: GMAIL_ADA }
const atGitHub = { person: OCTO_BEN }

let google: Awaited<ReturnType<typeof startGoogle>>
let gitHub: Awaited<ReturnType<typeof startGitHub>>
let server: TestServer

beforeAll(async () => {
  google = await startGoogle(atGoogle)
  gitHub = await startGitHub(atGitHub)
  server = await testServer({}, { signIn: { google: google.google, github: gitHub.github } })
})
afterAll(async () => {
  await server.close()
  await google.close()
  await gitHub.close()
})
beforeEach(async () => {
  atGoogle.person = GMAIL_ADA
  atGitHub.person = OCTO_BEN
  await server.reset()
})

const whoIs = async (code: string) => {
  const { reply } = await exchange(server, code)
  return (await server.call(getMe, undefined, { token: reply.access_token })).reply
}
const confirm = async (address: string) =>
  server.app.inject(`/api/v1/auth/activate?token=${activationLinkIn((await mailTo(server, address)).at(-1))}`)
const byPassword = (email: string) => server.call(login, { body: { email, password: PASSWORD } })

describe('a new person', () => {
  test('gets an account with the data of Google, confirmed and otherwise empty', async () => {
    const { page, code } = await createBrowser(server).signIn('google')
    expect(page).toBe('/signin')
    expect(await whoIs(code)).toMatchObject({
      first_name: 'Ada',
      last_name: 'Okafor',
      email: 'Ada@example.org',
      phone_number: '',
      date_of_birth: null,
      email_confirmed: true,
      role: 'user',
    })
  })

  test('gets an account with the data of GitHub, by the primary address', async () => {
    const { code } = await createBrowser(server).signIn('github')
    expect(await whoIs(code)).toMatchObject({
      first_name: 'Ben',
      last_name: 'van der Berg',
      email: 'ben@example.org',
    })
  })

  test('has the name of their GitHub account if it has no other', async () => {
    atGitHub.person = { ...OCTO_BEN, user: { ...OCTO_BEN.user, name: null } }
    const { code } = await createBrowser(server).signIn('github')
    expect(await whoIs(code)).toMatchObject({ first_name: 'ben-kicks', last_name: '' })
  })

  test.each([
    ['evil.example@example.org', 'evil example'],
    ['12345@example.org', 'New player'],
  ])('[B4] with no name but a link has one from %s: %s', async (email, name) => {
    atGoogle.person = {
      ...atGoogle.person,
      sub: email,
      email,
      given_name: 'evil.example',
      family_name: 'A\u200bB',
    }
    const { code } = await createBrowser(server).signIn('google')
    expect(await whoIs(code)).toMatchObject({ first_name: name, last_name: '' })
  })

  test('has no password that anyone could know', async () => {
    await createBrowser(server).signIn('google')
    for (const password of ['none', '', PASSWORD]) {
      const tried = await server.call(login, { body: { email: 'ada@example.org', password } })
      expect(tried.problem.code).toBe('wrong-credentials')
    }
  })

  test('is one account when two browsers come at the same moment', async () => {
    const browsers = [createBrowser(server), createBrowser(server), createBrowser(server)]
    const callbackUrls = await Promise.all(browsers.map((browser) => browser.wayBack('google')))
    const came = await Promise.all(callbackUrls.map((callbackUrl, at) => browsers[at]?.visit(callbackUrl)))
    const people = await Promise.all(
      came.map(async (one) => whoIs(signInResult(one ?? { headers: {} }).code)),
    )
    expect(new Set(people.map(({ id }) => id)).size).toBe(1)
  })
})

describe('a known person', () => {
  test('is the same account the next time, with any address and name at the provider', async () => {
    const first = await whoIs((await createBrowser(server).signIn('google')).code)
    atGoogle.person = { sub: '1098', email: 'new@example.org', email_verified: false, given_name: 'Adaeze' }
    expect(await whoIs((await createBrowser(server).signIn('google')).code)).toEqual(first)
  })

  test('with a confirmed account here gets that one, and her password still works', async () => {
    await signUp(server, registrationForm('Ada'))
    await confirm('ada@example.org')
    const here = await server.call(getMe, undefined, {
      token: (await byPassword('ada@example.org')).reply.access_token,
    })
    expect(await whoIs((await createBrowser(server).signIn('google')).code)).toEqual(here.reply)
    expect((await byPassword('ada@example.org')).status).toBe(200)
  })

  test('[A16] gets a mail about a new way to sign in, and a new account does not', async () => {
    const { email } = await registeredPerson(server, 'Ada')
    const stranger = { user: { id: 99, login: 'stranger', name: null } }
    atGitHub.person = { ...stranger, emails: [{ email, primary: true, verified: true }] }
    const first = await whoIs((await createBrowser(server).signIn('github')).code)
    expect(first.email).toBe(email)
    expect((await mailTo(server, email)).at(-1)?.subject).toBe('You can sign in with GitHub')

    const own = 'stranger@example.org'
    atGitHub.person = {
      user: { ...stranger.user, id: 100 },
      emails: [{ email: own, primary: true, verified: true }],
    }
    expect((await whoIs((await createBrowser(server).signIn('github')).code)).email).toBe(own)
    expect(await mailTo(server, own)).toEqual([])
  })

  test('[A16] who sets a new password learns which ways to sign in stay', async () => {
    const ada = await registeredPerson(server, 'Ada')
    const stranger = { id: 99, login: 'stranger', name: null }
    atGitHub.person = { user: stranger, emails: [{ email: ada.email, primary: true, verified: true }] }
    await createBrowser(server).signIn('github')
    const ben = await registeredPerson(server, 'Ben')
    const change = { new_password: 'eleven bibs and a ball', confirm_password: 'eleven bibs and a ball' }
    for (const { token } of [ada, ben])
      await server.call(changePassword, { body: { old_password: PASSWORD, ...change } }, { token })
    const tie = 'GitHub signs in to your account too, tied to it'
    const changed = [await mailTo(server, ada.email), await mailTo(server, ben.email)].map((mails) =>
      mails.at(-1),
    )
    expect(changed.map((mail) => mail?.subject)).toEqual(Array(2).fill('Your password was changed'))
    expect(changed.map((mail) => mail?.text?.includes(tie))).toEqual([true, false])

    await server.call(forgotPassword, { body: { email: ada.email } })
    const link = (await mailTo(server, ada.email)).at(-1)?.text ?? ''
    const token = /reset-password\?token=(\S+)/.exec(link)?.[1] ?? ''
    await server.call(resetPassword, { body: { token, password: PASSWORD } })
    const reset = (await mailTo(server, ada.email)).at(-1)
    expect(reset?.subject).toBe('You have a new password')
    expect(reset?.text).toContain(tie)
  })

  test('has one account with both providers, if both have verified that address', async () => {
    atGitHub.person = {
      ...OCTO_BEN,
      emails: [{ email: 'ada@example.org', primary: true, verified: true }],
    }
    const one = await whoIs((await createBrowser(server).signIn('google')).code)
    const other = await whoIs((await createBrowser(server).signIn('github')).code)
    expect(other.id).toBe(one.id)
  })

  test('is not a person with the same id at the other provider', async () => {
    atGitHub.person = { ...OCTO_BEN, user: { ...OCTO_BEN.user, id: Number(GMAIL_ADA.sub) } }
    const one = await whoIs((await createBrowser(server).signIn('google')).code)
    const other = await whoIs((await createBrowser(server).signIn('github')).code)
    expect(other.id).not.toBe(one.id)
  })
})

describe('a deactivated person', () => {
  test('is unknown here, and comes back as a new person', async () => {
    const first = await exchange(server, (await createBrowser(server).signIn('google')).code)
    const token = { token: first.reply.access_token }
    const { id } = (await server.call(getMe, undefined, token)).reply
    const { code: onTheWay } = await createBrowser(server).signIn('google')
    expect((await server.call(deactivate, undefined, token)).status).toBe(200)

    expect((await exchange(server, onTheWay)).problem.code).toBe('sign-in-over')
    const second = await whoIs((await createBrowser(server).signIn('google')).code)
    expect(second.id).not.toBe(id)
  })
})

describe('[A21] an unverified address', () => {
  test('gives no access and is not linked, at either provider', async () => {
    await signUp(server, registrationForm('Ada'))
    await confirm('ada@example.org')
    atGoogle.person = { ...GMAIL_ADA, email_verified: false }
    expect((await createBrowser(server).signIn('google')).refused).toBe('email-not-verified')
    atGitHub.person = {
      ...OCTO_BEN,
      emails: [{ email: 'ada@example.org', primary: true, verified: false }],
    }
    expect((await createBrowser(server).signIn('github')).refused).toBe('email-not-verified')
  })

  test('that a stranger registered here goes to its owner, and the password is void', async () => {
    await signUp(server, registrationForm('Ada'))
    const stranger = (await byPassword('ada@example.org')).reply.access_token
    const link = activationLinkIn((await mailTo(server, 'ada@example.org')).at(-1))

    const { code } = await createBrowser(server).signIn('google')
    const ada = await whoIs(code)
    expect(ada).toMatchObject({ email_confirmed: true, phone_number: '' })

    expect((await server.call(getMe, undefined, { token: stranger })).problem.code).toBe('session-over')
    expect((await byPassword('ada@example.org')).problem.code).toBe('wrong-credentials')
    expect((await server.app.inject(`/api/v1/auth/activate?token=${link}`)).statusCode).toBe(404)
  })

  test('of a person who signed up as a vendor stays that of a vendor', async () => {
    await signUp(server, registrationForm('Ada', { role: 'vendor' }))
    const { code } = await createBrowser(server).signIn('google')
    expect(await whoIs(code)).toMatchObject({ role: 'vendor', email_confirmed: true })
  })
})

describe('[A21] [I18] the code behind the #', () => {
  test('is valid for one session', async () => {
    const { code } = await createBrowser(server).signIn('google')
    expect((await exchange(server, code)).status).toBe(200)
    expect((await exchange(server, code)).problem.code).toBe('sign-in-over')
  })

  test('signs one in when twenty send it at once', async () => {
    const { code } = await createBrowser(server).signIn('google')
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(server, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is valid for a minute', async () => {
    const { code } = await createBrowser(server).signIn('google')
    server.pass(60_000)
    expect((await exchange(server, code)).problem.code).toBe('sign-in-over')
  })

  test('is void in another tab, and used up then', async () => {
    const mine = 'the-secret-of-this-very-tab'
    for (const tab of [undefined, 'the-secret-of-another-tab']) {
      const { code } = await createBrowser(server).signIn('google', mine)
      expect((await exchange(server, code, tab)).problem.code).toBe('sign-in-over')
      expect((await exchange(server, code, mine)).problem.code).toBe('sign-in-over')
    }
    const { code } = await createBrowser(server).signIn('google', mine)
    expect((await exchange(server, code, mine)).status).toBe(200)
  })

  test('makes a session of twelve hours, or of thirty days with "remember me"', async () => {
    const hours = async (remember_me: boolean) => {
      const { code } = await createBrowser(server).signIn('google')
      return (await server.call(exchangeSignInCode, { body: { code, remember_me } })).reply.expires_in / 3600
    }
    expect([await hours(false), await hours(true)]).toEqual([12, 720])
  })
})

test('the sign-in page gets the list of providers', async () => {
  expect((await server.call(listSignInProviders)).reply).toEqual(['google', 'github'])
})

test('[A23] a provider does not bypass the second factor of the account', async () => {
  const ada = await guardedPerson(server, 'Ada')
  const { code } = await createBrowser(server).signIn('google')
  const waiting = await exchange(server, code)
  expect((await finishByCode(server, pendingIn(waiting), ada.codes[0]!)).status).toBe(200)
})
