import { expect, test } from 'vitest'
import { read } from './source-files.ts'

type Version = readonly [major: number, minor: number]
const versionIn = (text: string): Version => {
  const [, major, minor = 0] = /(\d+)(?:\.(\d+))?/.exec(text) ?? []
  return [Number(major), Number(minor)]
}

const floor = versionIn(JSON.parse(read('package.json')).engines.node)

/** For a range in the format of npm: `^20.19.0 || >=22.12.0`. */
const admitsFloor = (range: string): boolean =>
  range.split('||').some((alternative) => {
    const [major, minor] = versionIn(alternative)
    const isOpen = alternative.trim().startsWith('>')
    return (isOpen && major < floor[0]) || (major === floor[0] && minor <= floor[1])
  })

test('every package runs on the oldest Node that we name: npm warns about any other', () => {
  const packages = Object.entries(
    JSON.parse(read('package-lock.json')).packages as Record<string, { engines?: { node?: string } }>,
  )
  const tooNew = packages.flatMap(([path, { engines }]) =>
    engines?.node && !admitsFloor(engines.node) ? [`${path}: ${engines.node}`] : [],
  )
  expect(tooNew).toEqual([])
  expect([admitsFloor('>=22'), admitsFloor('^18 || >=20.20'), admitsFloor('18 || 20 || >=22')]).toEqual([
    false,
    false,
    true,
  ])
})
