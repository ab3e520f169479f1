import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { firstLoad, laterChunks, preloadLists, withLaterParts } from './web-weight.ts'

/** Kilobytes of compressed script before a page shows its content. docs/decisions/0048 explains the numbers. */
const BUDGETS = {
  'landing/landing-page': 95,
  'pages/faq-page': 90,
  'accounts/sign-in-page': 106,
  'home/home-page': 104,
  'members/join-page': 103,
  'groups/group-list-page': 104,
  'events/event-list-page': 109,
  'vendors/vendor-page': 100,
  'groups/group-page': 108,
  'game-day/game-day-page': 118,
  'live-match/live-match-page': 117,
  'live-match/watch-page': 113,
  // the checks of a form load after it
  'accounts/sign-up-user-page': 104,
  'accounts/profile-page': 102,
  'groups/create-group-page': 119,
  'groups/edit-group-page': 119,
  'chat/chat-page': 124,
  // pages of no family
  'pages/contact-page': 91,
  'history/statistics-page': 108,
}
const WITH_LATER = {
  'landing/landing-page': 139,
  'home/home-page': 145,
  'groups/group-list-page': 120,
  'groups/group-page': 157,
  'game-day/game-day-page': 196,
  'live-match/live-match-page': 175,
  'vendors/vendor-page': 131,
  'chat/chat-page': 164,
  'events/events-page': 176,
  'members/members-page': 203,
  'vendors/my-vendor-page': 163,
}
const STYLE = 13
const LATER = 60
/** A browser requests six files at a time; each further group costs a round trip. */
const FILES = { everyday: 29, other: 37, withLater: 76 }
const EVERYDAY = /^(landing|home|groups\/group-|game-day|live-match)/

test.each(Object.entries(BUDGETS))('%s loads %i kB of script at first and no more', (page, most) => {
  const { script, style, files } = firstLoad(page)
  expect(
    script,
    'Something new came into the first load; `later` or a lazy import takes it out.',
  ).toBeLessThan(most)
  expect(style).toBeLessThan(STYLE)
  expect(files, 'apps/web/chunks.ts says which come together.').toBeLessThan(
    EVERYDAY.test(page) ? FILES.everyday : FILES.other,
  )
})

/** A later part that needs a little of another page should not load all of that page. */
test.each(Object.entries(WITH_LATER))('%s loads %i kB with its later parts and no more', (page, most) => {
  const { script, files } = withLaterParts(page)
  expect(script).toBeLessThan(most)
  expect(files, 'apps/web/chunks.ts says which come together.').toBeLessThan(FILES.withLater)
})

test('an import on demand preloads no file that has loaded before it', () => {
  const listed = preloadLists()
  expect(listed.length).toBeGreaterThan(40)
  for (const { chunk, preloaded, loaded } of listed)
    expect(
      preloaded.filter((file) => loaded.includes(file)),
      chunk,
    ).toEqual([])
})

test('the measurement of pages loads later, if at all', () => {
  const [timings] = laterChunks().filter(({ name }) => name === 'src/shell/field-timings.ts')
  expect(timings?.script).toBeLessThan(5)
})

test('no later chunk is large', () => {
  expect(laterChunks().length).toBeGreaterThan(40)
  expect(laterChunks().filter(({ script }) => script > LATER)).toEqual([])
})

/** A receipt that a person opens is parsed like a response: it fits, or it is no receipt. */
const RECEIPT = 'apps/web/src/features/live-match/public/toss-receipt.ts'

test('parsing responses needs no zod: code that checks the input of people imports the contract with checks', () => {
  const checks =
    /\b(safeParse\(|checkBySchema\(|(body|query|(?!JSON)[A-Z]\w+)\.(shape|strip|keyof|parse|options)\b)/
  const contract = /from '@turnout\/contract\/(?!checked\/)[\w/-]+'/
  const types = /^import type .*$/gm
  const wrong = sourceFiles
    .filter(({ path }) => path.startsWith('apps/web/src/') && !/test/.test(path))
    .filter(({ path, text }) => (path.includes('/features/') ? checks : /\bsafeParse\(/).test(text))
    .filter(({ text }) => contract.test(text.replaceAll(types, '')))
    .map(({ path }) => path)
  expect(wrong).toEqual([RECEIPT])
})
