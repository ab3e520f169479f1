import { planCup, withdrawTeam } from '@turnout/contract/cups'
import {
  changeScore,
  closeGame,
  endMatch,
  getGameState,
  startMatch,
  startTimer,
  tossCoin,
} from '@turnout/contract/live-match'
import { changeSpectatorLink, renewSpectatorLink } from '@turnout/contract/spectators'
import { scoreText } from '@turnout/rules/score-text'
import openGraph from 'open-graph-scraper'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { findUpwards } from '../../platform/find-upwards.ts'
import { withPreview } from '../../platform/http/link-preview.ts'
import { renderText } from '../../platform/share-cards/card-text.ts'
import { type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { cupPreview } from './cup-preview.ts'

const server = sharedServer()
let game: LiveGame
let token: string

const link = async (open: boolean) =>
  (await game.ada.call(changeSpectatorLink, { params: game, body: { open } })).reply.token ?? ''
const previewOf = (of = token) => cupPreview(server.deps, `/watch/${of}`)
const pictureOf = async () => (await previewOf())?.image ?? ''
const plan = (format: 'knockout' | 'round_robin') =>
  game.ada.call(planCup, { params: game, body: { cup: { format, duration_s: 300 } } })

const state = async () => (await game.ada.call(getGameState, { params: game })).reply

/** Plays the next match; the first of its teams scores, or none. */
async function playNext(goals = 1): Promise<void> {
  const { upcoming_match: next } = await state()
  if (!next) throw new Error('No match is next.')
  const { team_a_id, team_b_id } = next
  await game.ada.call(startMatch, { params: game, body: { team_a_id, team_b_id } })
  await game.ada.call(startTimer, { params: game })
  const body = { team_id: team_a_id, action: 'increment' } as const
  if (goals > 0) await game.ada.call(changeScore, { params: game, body })
  await game.ada.call(endMatch, { params: game, body: {} })
}

beforeEach(async () => {
  game = await liveGame(server, { names: ['Ben'], teams: 4, group: { match_rules: { win: { by: 'time' } } } })
  token = await link(true)
})

test('[O-29] the preview of a link to a cup has the next match, the leader and at the end the winner', async () => {
  expect(await previewOf()).toBeNull()
  await plan('knockout')
  expect(await previewOf()).toMatchObject({
    title: 'Canal Side Kickabout, cup night',
    description: 'Next: Orange v Coal, Semi-final 1. 0 of 3 matches played.',
  })
  const html = withPreview(
    '<!doctype html><head><title>Turnout</title></head>',
    new URL(`/watch/${token}`, 'https://turnout.example'),
    await previewOf(),
  )
  const { result } = await openGraph({ html })
  const image = expect.stringContaining(`https://turnout.example/api/v1/watch/${token}/card.png?v=`)
  expect(result).toMatchObject({
    ogTitle: 'Canal Side Kickabout, cup night',
    ogImage: [{ url: image, width: '1200', height: '630' }],
  })
  expect(html).not.toContain('canonical')
  for (const _ of [1, 2, 3]) await playNext()
  expect((await previewOf())?.description).toMatch(
    new RegExp(`^\\w+ wins the cup, ${scoreText(1, 0)} against \\w+ in the final\\.$`),
  )
})

const win = () => playNext()
const draw = () => playNext(0)
const leaves = (team: number) => () =>
  game.ada.call(withdrawTeam, { params: game, body: { team_id: game.teams[team] ?? '' } })
async function toss() {
  const { team_a_id, team_b_id } = (await state()).coin_toss_state
  const pair = { team_a_id: team_a_id ?? '', team_b_id: team_b_id ?? '' }
  const sides = { team_a_choice: 'heads', team_b_choice: 'tails' } as const
  await game.ada.call(tossCoin, { params: game, body: { ...pair, ...sides } })
}
const LEVEL = scoreText(0, 0)

test.each([
  [
    'a coin decided',
    [win, win, draw, toss],
    `\\w+ wins the cup, ${LEVEL} against \\w+ in the final, won by the coin.`,
  ],
  ['was not played', [win, win, leaves(1)], 'Blue wins the cup: Orange left before the final.'],
  [
    'was drawn before a team left',
    [win, win, draw, leaves(1)],
    `Blue wins the cup, ${LEVEL} against Orange in the final, then Orange left.`,
  ],
  ['had one team', [leaves(2), leaves(3), win], 'Orange wins the cup.'],
])('[O-29] a final that %s has this preview', async (_, steps, text) => {
  await plan('knockout')
  for (const step of steps) await step()
  expect((await previewOf())?.description).toMatch(new RegExp(`^${text}$`))
})

test('[O-29] a round robin has its leader', async () => {
  await plan('round_robin')
  await playNext()
  expect((await previewOf())?.description).toMatch(/^Next: .* 1 of 6 matches played\. \w+ leads\.$/)
})

test.each(['knockout', 'round_robin'] as const)(
  '[O-23] [O-29] once the game has ended before its cup, text and picture of a %s have no next match',
  async (format) => {
    await plan(format)
    await playNext()
    const before = await pictureOf()
    await game.ada.call(closeGame, { params: game })
    expect((await previewOf())?.description).toBe('The cup is over, and no team has won it.')
    expect(await pictureOf()).not.toBe(before)
  },
)

test.each(['knockout', 'round_robin'] as const)(
  '[O-29] the picture of a %s has the size of chats',
  async (format) => {
    await plan(format)
    const before = await pictureOf()
    const { statusCode, headers, rawPayload } = await server.app.inject(before)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['x-robots-tag']).toContain('noindex')
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([1_200, 630])
    await playNext()
    const after = await pictureOf()
    expect(after).not.toBe(before)
    const changed = await server.app.inject({
      url: after,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.rawPayload.equals(rawPayload)).toBe(false)
  },
)

test('[O-29] a link that is renewed, closed or wrong has neither text nor picture', async () => {
  await plan('knockout')
  const picture = await pictureOf()
  const { reply } = await game.ada.call(renewSpectatorLink, { params: game })
  const expectNothing = async (of: string, url: string) => {
    expect(await previewOf(of)).toBeNull()
    const { statusCode, headers } = await server.app.inject(url)
    expect([statusCode, headers.location]).toEqual([302, '/share-card.png'])
  }
  await expectNothing(token, picture)
  token = reply.token ?? ''
  const renewed = await pictureOf()
  await link(false)
  await expectNothing(token, renewed)
  await expectNothing('nonsense', '/api/v1/watch/nonsense/card.png')
})

test('names next to each other on a card have one baseline, with and without descenders or accents', async () => {
  const folder = findUpwards('card-art') ?? ''
  const heights = ['Coal', 'Navy', 'Ödipus', 'moor'].map(async (text) => {
    const style = { text, font: 'display', size: 27, colour: '#ffffff', isInRow: true } as const
    return (await renderText(folder, style)).height
  })
  expect(new Set(await Promise.all(heights)).size).toBe(1)
})
