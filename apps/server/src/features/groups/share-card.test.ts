import { deleteGroup, updateGroup } from '@turnout/contract/groups'
import { SPORTS } from '@turnout/rules/sports'
import { sql as query } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findUpwards } from '../../platform/find-upwards.ts'
import { spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { renderTextToFit, supportedText } from '../../platform/share-cards/card-text.ts'
import { CARD_RENDERS } from '../../platform/share-cards/share-cards.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { groupPreview } from './link-preview.ts'
import { renderCard } from './render-card.ts'
import { approve, createTestGroup } from './testing.ts'

const server = sharedServer(async () => {})

const cardOf = async (groupId: string) => {
  const preview = await groupPreview(server.deps, `/sports/groups/${groupId}`)
  return preview === null || preview === 'not-found' ? 'no card' : preview.image
}
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  server.app.inject({ url, headers, remoteAddress })

describe('the card of a group', () => {
  test('is a picture in the size of chats, rendered once and then cached', async () => {
    const ada = await person(server, 'Ada')
    const card = await cardOf(await createTestGroup(ada))
    const first = await ask(card)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    const { format, width, height } = await sharp(first.rawPayload).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])

    const second = await ask(card)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const known = await ask(card, { 'if-none-match': String(first.headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  test('changes with the name, and so does its address', async () => {
    const ada = await person(server, 'Ada')
    const groupId = await createTestGroup(ada)
    const before = await cardOf(groupId)
    const drawn = await ask(before)
    await ada.call(updateGroup, { params: { groupId }, body: { name: 'Wednesday Football' } })
    const after = await cardOf(groupId)
    expect(after).not.toBe(before)
    const changed = await ask(after, { 'if-none-match': String(drawn.headers.etag) })
    expect(changed.statusCode).toBe(200)
    expect(changed.rawPayload.equals(drawn.rawPayload)).toBe(false)
  })

  test('[S-3] is the same for any creator and any members', async () => {
    const [ada, maximiliane, ben] = await Promise.all(
      ['Ada', 'Maximiliane', 'Ben'].map((name) => person(server, name)),
    )
    const hers = await createTestGroup(ada!)
    const theirs = await createTestGroup(maximiliane!)
    await approve(ada!, hers, ben!)
    const [one, other] = await Promise.all([ask(await cardOf(hers)), ask(await cardOf(theirs))])
    expect(one.statusCode).toBe(200)
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  })

  test('[S-3] of a deleted or unknown group is the general card', async () => {
    const ada = await person(server, 'Ada')
    const groupId = await createTestGroup(ada)
    const card = await cardOf(groupId)
    await ada.call(deleteGroup, { params: { groupId } })
    for (const url of [card, '/api/v1/share-cards/nobody.png', card.replace('.png', '.svg')]) {
      const { statusCode, headers } = await ask(url)
      expect([statusCode, headers.location], url).toEqual([302, '/share-card.png'])
    }
  })

  test('that is requested by many at once is rendered once and counted once', async () => {
    const ada = await person(server, 'Ada')
    const card = await cardOf(await createTestGroup(ada, { name: 'Sent to forty phones' }))
    const many = await Promise.all(Array.from({ length: 40 }, () => ask(card, {}, '198.51.100.9')))
    expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const { rows } = await server.deps.sql.execute(
      query`select spent from budgets where name = ${CARD_RENDERS.name} and subject = ${networkOf('198.51.100.9')}`,
    )
    expect(rows).toEqual([{ spent: 1 }])
  })

  test('is the general one for a network that has rendered too many, and for no one else', async () => {
    const ada = await person(server, 'Ada')
    const card = await cardOf(await createTestGroup(ada, { name: 'Drawn by one and asked for by all' }))
    const now = await server.deps.clock.now(server.deps.sql)
    const greedy = '198.51.100.7'
    for (let drawn = 0; drawn < CARD_RENDERS.max; drawn += 1)
      await spend(server.deps.sql, CARD_RENDERS, networkOf(greedy), now)
    const { statusCode, headers } = await ask(card, {}, greedy)
    expect([statusCode, headers.location, headers.etag]).toEqual([302, '/share-card.png', undefined])
    expect((await ask(card)).statusCode).toBe(200)
    // it is cached now and costs nothing
    expect((await ask(card, {}, greedy)).statusCode).toBe(200)
  })
})

test.each(SPORTS.map(({ id }) => id))(
  'a group that plays %s has a card with its own ground',
  async (sportsType) => {
    const facts = { playingDays: ['TUESDAY' as const], gameStartTime: '19:00', venueName: 'Weaver Street' }
    const card = await renderCard(findUpwards('card-art') ?? '', { name: 'Canal Side', sportsType, ...facts })
    expect((await sharp(card).metadata()).width).toBe(1_200)
  },
)

describe('letters', () => {
  test.each([
    ['Canal Side Kickabout', 'Canal Side Kickabout'],
    ['⚽️ FC Żółw 🐢🇵🇱', 'FC Żółw'],
    ['1. FC “Größe” — 2 €', '1. FC “Größe” — 2 €'],
    ['كرة القدم', null],
    ['火曜フットサル', null],
    ['🏀🏀', null],
  ])('of %s are written as %s', (name, expected) => {
    expect(supportedText(name)).toBe(expected)
  })

  const folder = findUpwards('card-art') ?? ''
  const SIZES = [80, 66, 52, 46, 32] as const

  test('that have no gap to break at stay in their place', async () => {
    const lettering = { font: 'display', colour: '#fff', width: 1_128 } as const
    for (const text of ['W'.repeat(80), 'Donaudampf '.repeat(8).trim(), 'Lions & <b>Tigers</b>']) {
      const { width, height } = await renderTextToFit(folder, { ...lettering, text }, SIZES, 128)
      expect([width <= 1_128, height <= 128], text).toEqual([true, true])
    }
  })

  test('are set in our own two fonts, which no machine has installed', async () => {
    const widthIn = async (font: 'display' | 'board') =>
      (await renderTextToFit(folder, { text: '19:00', font: font, colour: '#fff' }, [60], 100)).width
    expect(await widthIn('board')).toBeLessThan(await widthIn('display'))
  })
})
