import { expect, test } from 'vitest'
import { isFormPage, isGamePage } from './update-blockers.ts'

const GROUP = '/my-sports-groups/0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

test.each([`${GROUP}/game-day`, `${GROUP}/live-match`, '/watch/secret', '/board/secret'])(
  'no new build reloads %s: people run or follow a game there',
  (path) => expect([isGamePage(path), isFormPage(path)]).toEqual([true, false]),
)

test.each([
  '/sports/create',
  `${GROUP}/edit`,
  `${GROUP}/chat`,
  `${GROUP}/cup/plan`,
  '/profile',
  '/reset-password',
  '/vendors/me',
  '/signup/user',
  '/vendor-signup',
])('no new build reloads %s: a person may be writing there', (path) =>
  expect([isGamePage(path), isFormPage(path)]).toEqual([false, true]),
)

test.each([
  '/home',
  '/sports/groups',
  '/my-sports-groups',
  GROUP,
  `${GROUP}/members`,
  `${GROUP}/statistics`,
  '/vendors',
])('a new build may take over on %s', (path) =>
  expect([isGamePage(path), isFormPage(path)]).toEqual([false, false]),
)
