import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { largePhoto, plainPicture, refusePicture } from '../../testing/photo.ts'
import { Refusal } from '../http/refusal.ts'
import { decode, type Sizes } from './decode.ts'

const DAMAGED = Number(process.env.DAMAGED ?? 80)

let whole: Buffer[]
beforeAll(async () => {
  const located = plainPicture().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 33/1 12/1' } })
  const as = ['jpeg', 'png', 'gif', 'webp'] as const
  whole = await Promise.all(as.map((format) => located.clone().toFormat(format).toBuffer()))
})

const some = (below: number) => Math.floor(Math.random() * below)

/** Changes a few bytes, and one time in four cuts off the end. */
function damage(picture: Buffer): Buffer {
  const hurt = Buffer.from(picture)
  for (let turned = 0; turned <= some(8); turned += 1) hurt[some(hurt.length)] = some(256)
  return some(4) === 0 ? hurt.subarray(0, some(hurt.length)) : hurt
}

/** The outcome: two pictures without the place where they were taken, or a named refusal. */
async function outcome(bytes: Buffer): Promise<string> {
  const result = await decode(bytes, refusePicture).catch((fault: unknown): Sizes | string => {
    if (fault instanceof Refusal) return 'refused'
    return `fault: ${fault} from ${bytes.toString('base64')}`
  })
  if (typeof result === 'string') return result
  const out = await Promise.all([result.large, result.small].map((one) => sharp(one).metadata()))
  return out.every(({ format, exif }) => format === 'webp' && !exif) ? 'taken' : 'not clean'
}

/** The process ids of the decoders of this process. */
const decoders = () =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').map(Number))
    .filter((id) => id > 0 && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('picture-decoder'))

/** The memory of all decoders, in MB. */
const decoderMemory = () =>
  decoders().reduce(
    (sum, id) => sum + Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]),
    0,
  ) / 1e3

test('[C2] a picture that kills its decoder is refused, and the next one is decoded', async () => {
  const [jpeg] = whole
  expect(await outcome(jpeg!)).toBe('taken')
  const photo = await largePhoto()
  const fatal = outcome(photo)
  for (const id of decoders()) process.kill(id, 'SIGKILL')
  expect(await fatal).toBe('refused')
  expect(await outcome(jpeg!)).toBe('taken')
})

test('[C3] ten seconds after the last picture no decoder is left, and the next picture starts one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [jpeg] = whole
  await outcome(jpeg!)
  const started = decoders()
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(9_999)
    await outcome(jpeg!)
    expect(decoders()).toEqual(started)
  }
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await expect.poll(decoders).toEqual([])
  expect(await outcome(jpeg!)).toBe('taken')
  expect(decoders()).toHaveLength(1)
})

test(
  '[C2] [C4] a picture with random damage is refused or comes out clean',
  async () => {
    const memory: number[] = []
    const outcomes = new Map<string, number>()
    for (let nr = 0; nr < DAMAGED; nr += 1) {
      const outcomeName = await outcome(damage(whole[nr % whole.length] ?? Buffer.alloc(0)))
      outcomes.set(outcomeName, (outcomes.get(outcomeName) ?? 0) + 1)
      if (nr % 100 === 0) memory.push(Math.round(decoderMemory()))
    }
    if (process.env.DAMAGED)
      console.log([...outcomes], `decoder: ${memory[0]} to ${memory.at(-1)} MB, peak ${Math.max(...memory)}`)
    expect([...outcomes.keys()].filter((outcomeName) => !['refused', 'taken'].includes(outcomeName))).toEqual(
      [],
    )
  },
  180_000 + DAMAGED * 100,
)
