import { expect, test } from 'vitest'
import { read } from './source-files.ts'

/** The services of compose.yaml by name, each with its lines. */
const services = () => {
  const [, section = ''] = /^services:\n([\s\S]*?)(?=^\w)/m.exec(read('compose.yaml')) ?? []
  return section
    .split(/^(?= {2}\w)/m)
    .filter((lines) => lines.trim() !== '')
    .map((lines) => ({ name: lines.trim().split(':')[0], lines }))
}

test('every container, the database too, starts without capabilities and gains none', () => {
  expect(services().map(({ name }) => name)).toEqual(['turnout', 'database'])
  for (const { name, lines } of services()) {
    expect(lines, name).toMatch(/^ {4}cap_drop: \[ALL\]$/m)
    expect(lines, name).toMatch(/^ {4}security_opt: \['no-new-privileges:true'\]$/m)
  }
})

test('every stop timeout allows the longest drain and five seconds more', () => {
  const seconds = (pattern: RegExp, text = '') => Number(pattern.exec(text)?.[1])
  const drain = seconds(/DRAIN_SECONDS must be a number from 0 to (\d+)\./, read('apps/server/src/config.ts'))
  const [turnout] = services()
  expect(seconds(/^ {4}stop_grace_period: (\d+)s$/m, turnout?.lines)).toBeGreaterThan(drain + 5)
  expect(seconds(/^TimeoutStopSec=(\d+)$/m, read('deploy/turnout.service'))).toBeGreaterThan(drain + 5)
})

test('the image runs as an unprivileged user and contains the notice and the licences', () => {
  const image = read('Dockerfile')
    .split(/^FROM /m)
    .at(-1)
  expect(image).toMatch(/^USER node$/m)
  expect(image).toMatch(/^COPY --from=build .*\/app\/NOTICE\.txt/m)
  expect(image).toMatch(/^COPY --from=build \/app\/licenses licenses$/m)
})

test('no image is named by a tag, which others can move: the build gets digests', () => {
  const bases = read('Dockerfile').match(/^FROM \S+/gm)
  expect(bases).toHaveLength(3)
  for (const base of bases ?? []) expect(base).toMatch(/^FROM \$\{NODE_IMAGE\}$/)
  expect(read('Dockerfile')).toMatch(/^ARG NODE_IMAGE\nFROM[\s\S]*?case "\$NODE_IMAGE" in \*@sha256:\*\)/m)
  const [turnout, database] = services()
  expect(turnout?.lines).toMatch(/^ {8}NODE_IMAGE: \$\{NODE_IMAGE:\?/m)
  expect(database?.lines).toMatch(/^ {4}image: \$\{DATABASE_IMAGE:\?/m)
})
