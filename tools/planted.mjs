import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureInstall, root } from './lib.mjs'
import { plantedFaults } from './planted-faults.mjs'

// npm run test:planted -- late-press plants the faults of files with this word in the path, Q-4 those that break this
// rule, 80-159 those with these numbers. Each runs in a separate process, one after the other, so that an endless loop
// can be killed.
const PATIENCE_MS = 600_000

ensureInstall()
const wanted = process.argv.slice(2)
const faults = plantedFaults
  .map((fault, index) => ({ ...fault, index }))
  .filter((fault) => wanted.length === 0 || wanted.some((word) => isMeant(word, fault)))
if (faults.length === 0) {
  console.error(`No planted fault is in ${wanted.join(' or ')}.`)
  process.exit(1)
}

console.log('The tests of the rules without any fault …')
if ((await outcomeOf({})) !== 'missed') {
  console.error('They fail by themselves, so that nothing can be said of faults.')
  process.exit(1)
}

const missed = []
for (const [done, fault] of faults.entries()) {
  const began = performance.now()
  const outcome = await outcomeOf(fault)
  if (outcome !== 'found') missed.push({ ...fault, outcome })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${done + 1}/${faults.length} #${fault.index} ${outcome} in ${seconds} s: ${describe(fault)}`)
}
const found = faults.length - missed.length
console.log(
  `PLANTED ${faults.length} faults, ${found} found, ${((100 * found) / faults.length).toFixed(1)} %`,
)
for (const fault of missed) console.log(`${fault.outcome.toUpperCase()} ${describe(fault)}`)
process.exit(missed.length > 0 ? 1 : 0)

/** A range of numbers, as printed, the id of a rule, or a part of the path. */
function isMeant(word, { file, breaks, index }) {
  const range = /^(\d+)-(\d+)$/.exec(word)
  if (range) return index >= Number(range[1]) && index <= Number(range[2])
  return word === breaks || file.includes(word)
}

function describe({ file, breaks, from, to }) {
  return `[${breaks}] ${file}: ${from} → ${to === '' ? '(nothing)' : to}`
}

async function outcomeOf({ index }) {
  const script = join(root, 'tools/run-with-fault.mjs')
  const child = spawn(process.execPath, [script, String(index ?? 'none')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  const [code, signal] = await once(child, 'exit')
  clearTimeout(patience)
  // the timeout kills an endless loop, which counts as found
  if (signal) return 'found'
  return { 0: 'missed', 1: 'found' }[code] ?? 'unreadable'
}
