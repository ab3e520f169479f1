import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { firstLoad, laterChunks } from './web-weight.ts'

/** Kilobytes of script, as they go over the wire, before a page shows its content. docs/decisions/0048 says why these. */
const BUDGETS = {
  'landing/landing-page': 120,
  'pages/faq-page': 116,
  'pages/coming-soon-page': 124,
  'accounts/sign-in-page': 126,
  'home/home-page': 127,
  'members/join-page': 128,
  'groups/group-list-page': 134,
  'groups/group-page': 145,
  'game-day/game-day-page': 128,
  'live-match/live-match-page': 133,
  'live-match/watch-page': 147,
  // forms carry zod, to say what is wrong with what was typed
  'accounts/sign-up-user-page': 163,
  'accounts/profile-page': 173,
  'groups/create-group-page': 182,
  'groups/edit-group-page': 184,
}
const STYLE = 14
const LATER = 60

test.each(Object.entries(BUDGETS))('%s loads %i kB of script at first and no more', (page, most) => {
  const { script, style } = firstLoad(page)
  expect(
    script,
    'Something new came into the first load; `later` or a lazy import takes it out.',
  ).toBeLessThan(most)
  expect(style).toBeLessThan(STYLE)
})

test('nothing that comes later is large', () => {
  expect(laterChunks().length).toBeGreaterThan(40)
  expect(laterChunks().filter(({ script }) => script > LATER)).toEqual([])
})

test('what reads answers carries no zod: whoever checks what people type imports the checked contract', () => {
  const checks = /\b(safeParse\(|zodResolver\(|(body|query|[A-Z]\w+)\.(shape|strip|keyof|parse|options)\b)/
  const contract = /from '@turnout\/contract\/(?!checked\/)[\w/-]+'/
  const types = /^import type .*$/gm
  const wrong = sourceFiles
    .filter(({ path }) => path.startsWith('apps/web/src/') && !/test/.test(path))
    .filter(({ path, text }) => (path.includes('/features/') ? checks : /\bsafeParse\(/).test(text))
    .filter(({ text }) => contract.test(text.replaceAll(types, '')))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})
