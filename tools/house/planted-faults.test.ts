import { expect, test } from 'vitest'
import { plantedFaults, withFault } from '../planted-faults.mjs'
import { read } from './source-files.ts'

const ruleIds = new Set([...read('docs/rules.md').matchAll(/^\| ([A-Z]-\d+) \|/gm)].map(([, id]) => id))

test('every planted fault finds its piece of the source, once, and changes it', () => {
  expect(plantedFaults.length).toBeGreaterThan(80)
  for (const fault of plantedFaults) {
    const source = read(fault.file)
    expect(withFault(source, fault), fault.from).not.toBe(source)
  }
})

test('every planted fault names the rule that it breaks, and none is planted twice', () => {
  expect(plantedFaults.filter(({ breaks }) => !ruleIds.has(breaks))).toEqual([])
  const changes = plantedFaults.map(({ file, from, to }) => [file, from, to].join('\n'))
  expect(changes.length).toBe(new Set(changes).size)
})

test('a piece that is missing, or occurs twice, is reported', () => {
  const fault = { file: 'game.ts', breaks: 'R-2', from: 'no + 1', to: 'no' }
  expect(withFault('next = no + 1', fault)).toBe('next = no')
  expect(() => withFault('next = no', fault)).toThrow('game.ts has this piece no more: no + 1')
  expect(() => withFault('no + 1, no + 1', fault)).toThrow('more than once')
})
