import { NOTIFICATION_KINDS } from '@turnout/rules/notifications'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './source-files.ts'

const features = sourceFiles.filter(
  (file) => file.path.startsWith('apps/server/src/features/') && !isTest(file),
)

/** Besides the places that ask whether a notification is of this kind. */
const names = (text: string, kind: string) => new RegExp(`(?<!case |=== |!== )'${kind}'`).test(text)

test.each(NOTIFICATION_KINDS)('a feature notifies of %s', (kind) => {
  expect(features.some(({ text }) => names(text, kind))).toBe(true)
})
