import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textSections } from './text-sections.ts'

const SECTIONS = `import { ordinal } from './ordinal.ts'
type Place = number
export const common = { in: "I'm in" }
export const answers = { place: (place: Place) => ordinal(place) }
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The build's output for one section of this module. */
function sectionOf(code: string, section: string): string | null {
  const file = join(folder, 'texts.ts')
  writeFileSync(file, code)
  const { load } = textSections() as { load: (id: string) => string | null }
  return load(`${file}?section=${section}`)
}

test('a section has its own texts and the imports, and none of the others', () => {
  const module = sectionOf(SECTIONS, 'answers')
  expect(module).toContain('(place: Place) => ordinal(place)')
  expect(module).toContain("import { ordinal } from './ordinal.ts'")
  expect(module).not.toContain("I'm in")
})

test('a section imports the section of the same module whose texts it uses', () => {
  const question = 'export const question = { cancelText: common.in }\n'
  expect(sectionOf(SECTIONS + question, 'question')).toMatch(
    /^import \* as common from '.*texts\.ts\?section=common'$/m,
  )
  expect(sectionOf(SECTIONS, 'answers')).not.toContain('section=')
})

test('a section that is not there stops the build', () => {
  expect(() => sectionOf(SECTIONS, 'settings')).toThrow("There is no section 'settings'")
})

test.each(['function helper() {}', 'const helper = 1', 'export function helper() {}'])(
  'code that is no section stops the build, because the sections would miss it: %s',
  (line) => {
    expect(() => sectionOf(`${SECTIONS}${line}\n`, 'answers')).toThrow(line)
  },
)
