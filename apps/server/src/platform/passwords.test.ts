import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { serve } from '../serve.ts'
import { workerDatabase } from '../testing/database.ts'
import { createPasswords, type Passwords } from './passwords.ts'

const FULL_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

let passwords: Passwords
beforeAll(() => {
  passwords = createPasswords()
})

test('[A5] a password is stored as argon2id with 19 MiB and two passes', async () => {
  const hash = await passwords.hash('seven bibs and a whistle')
  expect(hash).toMatch(FULL_COST)
  expect(passwords.dummyHash).toMatch(FULL_COST)
  expect(await passwords.verify(hash, 'seven bibs and a whistle')).toBe(true)
  expect(await passwords.verify(hash, 'six bibs and a whistle')).toBe(false)
})

test('[A5] the program uses this cost, whatever its test servers use', async () => {
  const { url, close } = await workerDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-hashing-'))
  const config = loadConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: url })
  const { deps, stop } = await serve(config, pino({ level: 'silent' }))
  expect(deps.passwords.dummyHash).toMatch(FULL_COST)
  expect(await deps.passwords.hash('seven bibs and a whistle')).toMatch(FULL_COST)
  await stop()
  await close()
})

test.each(['', 'none', '$argon2id$v=19$broken'])('a hash like %j fits no password', async (broken) => {
  expect(await passwords.verify(broken, '')).toBe(false)
})

test('[A5] four passwords are hashed at once, fifty wait, and the next is refused as busy', async () => {
  const hash = await passwords.hash('seven bibs and a whistle')
  const tries = Array.from({ length: 60 }, () => passwords.verify(hash, 'six bibs'))
  const ends = await Promise.allSettled(tries)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(54)
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(6).fill('busy'))
  expect(await passwords.verify(hash, 'seven bibs and a whistle')).toBe(true)
})

test.each(['Password2024', 'p@$$w0rd', 'iloveyou!', '1q2w3e4r', 'BARCELONA10', 'zyxwvuts', '123412341234'])(
  '[A3] %s is common',
  (password) => expect(passwords.isCommon(password)).toBe(true),
)

test.each([
  'seven bibs and a whistle',
  'K4v-rumpf-Ostwind',
  'tuesdaysevensatnine',
  '8d7f2b1c9e',
  'Liverpool lost again',
])('[A3] %s is not', (password) => expect(passwords.isCommon(password)).toBe(false))
