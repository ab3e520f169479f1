import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPressQueue, type Press, type PressStore } from './press-queue.ts'
import { memoryStore } from './press-store.ts'
import { NoConnection, ProblemError } from './problem-error.ts'

/** What becomes of one try to send: it never left, it arrived and its answer was lost, it came twice, the server was busy, or all is well. */
const FATES = ['lost', 'answer cut', 'twice', 'busy', 'fine'] as const
type Fate = (typeof FATES)[number]

/** What a person does meanwhile: press a goal or take one back, load the page anew, or wait. */
type Deed = { does: 'press' | 'reload' | 'wait'; by: 1 | -1 }

const streams = fc.record({
  deeds: fc.array(
    fc.record({
      does: fc.constantFrom(
        'press' as const,
        'press' as const,
        'press' as const,
        'reload' as const,
        'wait' as const,
      ),
      by: fc.constantFrom(1 as const, 1 as const, -1 as const),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  fates: fc.array(fc.constantFrom<Fate>(...FATES), { maxLength: 40 }),
})

/** A server with the one promise that matters here: a key is carried out once, whoever repeats it hears the first answer. */
function server() {
  const answers = new Map<string, string>()
  const heard: Press[] = []
  return {
    heard,
    take(press: Press): string {
      const before = answers.get(press.key)
      if (before !== undefined) return before
      heard.push(press)
      const answer = `answer ${heard.length}`
      answers.set(press.key, answer)
      return answer
    },
  }
}

/** A phone at the end of a bad line: it can be loaded anew, and what stood on its shelf is still there. */
function phone(store: PressStore, send: (press: Press) => Promise<string>) {
  const alarms = new Set<() => void>()
  const queue = createPressQueue({
    store,
    send,
    later: (_ms, then) => {
      alarms.add(then)
      return () => alarms.delete(then)
    },
    onOrphanAnswered: () => {},
    onOrphanRefused: () => {},
  })
  const ring = () => {
    for (const alarm of [...alarms]) {
      alarms.delete(alarm)
      alarm()
    }
  }
  return { queue, ring }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const BUSY_AT_MOST = 4

async function play({ deeds, fates }: { deeds: readonly Deed[]; fates: readonly Fate[] }) {
  const world = server()
  const left = [...fates]
  const refused = new Map<string, number>()
  const send = async (press: Press): Promise<string> => {
    const fate = left.shift() ?? 'fine'
    await Promise.resolve()
    if (fate === 'lost') throw new NoConnection()
    // a server that fails five times over the same press is broken, and its presses are given up
    const before = refused.get(press.key) ?? 0
    if (fate === 'busy' && before < BUSY_AT_MOST) {
      refused.set(press.key, before + 1)
      throw new ProblemError(503, {})
    }
    const answer = world.take(press)
    if (fate === 'twice') expect(world.take(press)).toBe(answer)
    if (fate === 'answer cut') throw new NoConnection()
    return answer
  }
  const shelf = memoryStore()
  let dead = { is: false }
  const open = () => {
    const gone = { is: false }
    dead = gone
    // a page that is gone hears no answers and lets nothing off its shelf
    const own = { ...shelf, remove: async (id: number) => (gone.is ? undefined : shelf.remove(id)) }
    return phone(own, (press) => (gone.is ? new Promise<string>(() => {}) : send(press)))
  }
  let page = open()
  const pressed: Press[] = []
  for (const { does, by } of deeds) {
    if (does === 'press') {
      const press = {
        endpoint: 'changeScore',
        input: by,
        key: `press ${pressed.length}`,
        madeAt: pressed.length,
      }
      pressed.push({ ...press, id: 0 })
      void page.queue.press(press).catch(() => undefined)
      await Promise.resolve()
    } else if (does === 'reload') {
      await turn()
      dead.is = true
      page = open()
      await page.queue.start()
    } else {
      await turn()
      page.ring()
    }
  }
  // the signal is back for good
  left.length = 0
  for (let tries = 0; (await shelf.all()).length > 0 && tries < 50; tries += 1) {
    await turn()
    page.ring()
    await page.queue.drain()
  }
  return { pressed, heard: world.heard, waiting: await shelf.all() }
}

const keys = (presses: readonly Press[]) => presses.map(({ key }) => key)
const score = (presses: readonly Press[]) => presses.reduce((sum, { input }) => sum + Number(input), 0)

test('[I1] ten thousand random streams over a line that drops, repeats and cuts: the score is that of the distinct presses, in their order', async () => {
  await fc.assert(
    fc.asyncProperty(streams, async (stream) => {
      const { pressed, heard, waiting } = await play(stream)
      expect(waiting).toEqual([])
      expect(keys(heard)).toEqual(keys(pressed))
      expect(score(heard)).toBe(score(pressed))
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
