import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PermanentError } from '../jobs/job-handler.ts'
import type { MailContent } from './mail-content.ts'
import { deleteOldMailFiles } from './mail-files.ts'
import { createMailer, type MailSettings } from './mailer.ts'

const content: MailContent = {
  subject: "You're in: Tuesday Sevens",
  paragraphs: ['Ada said yes.', 'Kick-off is at 19:00 <sharp>.'],
  link: { label: 'Open the group', path: '/my-sports-groups/7' },
  footnote: 'Bring a bib.',
}
const ada = { name: 'Ada Okafor, the one', address: 'ada@example.org' }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'turnout-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const settings = (more: Partial<MailSettings> = {}): MailSettings => ({
  smtpUrl: null,
  mailFrom: { name: 'Turnout', address: 'turnout@example.org' },
  publicUrl: 'https://play.example.org',
  dataDir,
  ...more,
})

describe('without a mail server', () => {
  test('a mail is a file that only the operator can read, and its link is printed on the console', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
    await createMailer(settings()).send({ id: 'job-7', to: ada, content })
    expect(printed.mock.calls).toEqual([['Open the group → https://play.example.org/my-sports-groups/7']])
    printed.mockRestore()

    const [name = ''] = await readdir(join(dataDir, 'mail'))
    expect(name).toMatch(/^\d{4}-.*-job-7\.eml$/)
    expect((await stat(join(dataDir, 'mail', name))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'mail'))).mode & 0o777).toBe(0o700)

    const mail = await PostalMime.parse(await readFile(join(dataDir, 'mail', name)))
    expect(mail).toMatchObject({
      subject: content.subject,
      from: { name: 'Turnout', address: 'turnout@example.org' },
      to: [ada],
      messageId: '<job-7@play.example.org>',
    })
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(mail.text).toContain('Kick-off is at 19:00 <sharp>.')
    expect(mail.text).toContain('Open the group:\nhttps://play.example.org/my-sports-groups/7')
    expect(mail.html).toContain('19:00 &#60;sharp&#62;')
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(/)
  })

  test('files older than a week are removed', async () => {
    const quiet = vi.spyOn(console, 'log').mockImplementation(() => {})
    const mailer = createMailer(settings())
    await mailer.send({ id: 'old', to: ada, content })
    const [old = ''] = await readdir(join(dataDir, 'mail'))
    const longAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
    await utimes(join(dataDir, 'mail', old), longAgo, longAgo)
    await mailer.send({ id: 'new', to: ada, content })
    quiet.mockRestore()

    await deleteOldMailFiles(dataDir)
    expect(await readdir(join(dataDir, 'mail'))).toEqual([expect.stringContaining('-new.eml')])
  })
})

test.each([
  'ada@example.org,mallory@example.org',
  'ada@example.org mallory@example.org',
  'ada@example.org\nBcc: mallory@example.org',
  '"ada"@example.org',
  '<ada@example.org>',
  'ada',
  'a@b@c',
  `${'a'.repeat(250)}@example.org`,
])('[B7] %j is not one address, so no one gets a mail', async (address) => {
  await expect(
    createMailer(settings()).send({ id: 'job', to: { name: '', address }, content }),
  ).rejects.toThrow(PermanentError)
  await expect(readdir(join(dataDir, 'mail'))).rejects.toThrow('ENOENT')
})
