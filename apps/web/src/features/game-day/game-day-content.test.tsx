import {
  type GameDay,
  type GameDayPlayer,
  getGameDay,
  listManualParticipants,
  listPlayers,
  type ManualParticipant,
} from '@turnout/contract/game-day'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { toaster } from '../../ui/toaster.ts'
import { GameDayContent } from './game-day-content.tsx'
import { ALL_PERMISSIONS, aGameDay, draftState, guest, myPlayer, player, team } from './testing.ts'

const params = { groupId: aGameDay().group_id }
const GAME = crypto.randomUUID()
const WIDTHS = [360, 1280]

beforeEach(() => {
  toaster.clear()
  identity.signIn('token')
  stubServer({})
})

const setPlayers = (players: GameDayPlayer[]) =>
  queryClient.setQueryData(read(listPlayers, { params }).queryKey, players)

async function openDay(day: Partial<GameDay>, players: GameDayPlayer[], guests: ManualParticipant[] = []) {
  queryClient.setQueryData(read(getGameDay, { params }).queryKey, aGameDay(day))
  setPlayers(players)
  queryClient.setQueryData(read(listManualParticipants, { params }).queryKey, guests)
  return render(
    <>
      <GameDayContent groupId={params.groupId} />
      <ToastRegion />
    </>,
    { wrapper: Providers },
  )
}

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()

test.each(WIDTHS)(
  'at %i px everyone who is here is visible on game day, and no text covers a figure',
  async (width) => {
    await page.viewport(width, 740)
    const guests = Array.from({ length: 19 }, (_, index) => guest(`Guest ${index + 1}`, index + 2))
    const day = { arrived_count: 20, my_player: myPlayer('Ben') }
    const { container } = await openDay(day, [player('Ben', 1)], guests)
    await expect.element(page.getByRole('heading', { level: 1, name: '20 players arrived' })).toBeVisible()
    await expect.element(page.getByText("You're in")).toBeVisible()
    await expect.poll(() => hiddenArrivals(container)).toEqual([])
  },
)

/** In pixels. */
const HEAD_RADIUS = 6

/** Heads that are cut off or covered by text. */
function hiddenArrivals(container: Element): string[] {
  const heads = [...container.querySelectorAll('[data-figure] circle')]
  const picture = heads[0]?.closest('svg')?.parentElement?.getBoundingClientRect()
  const hero = container.querySelector('h1')?.closest('section')
  if (!picture || !hero || heads.length !== 20) return [`${heads.length} heads`]
  const words = [...hero.querySelectorAll('a, h1, p')].map((each) => each.getBoundingClientRect())
  return heads.flatMap((head, index) => {
    // a head is rotated, so its box is larger than the circle
    const box = head.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const isIn = (frame: DOMRect, by: number) =>
      x - by >= frame.left && x + by <= frame.right && y - by >= frame.top && y + by <= frame.bottom
    if (!isIn(picture, HEAD_RADIUS)) return [`arrival ${index + 1} is cut off`]
    return words.some((word) => isIn(word, -HEAD_RADIUS)) ? [`arrival ${index + 1} lies under words`] : []
  })
}

/** The size of a press target in pixels; gaps between buttons are measured in it. */
const TARGET = 44

function gapBetween(one: Locator, other: Locator): number {
  const [a, b] = [boxOf(one), boxOf(other)]
  const across = Math.max(a.left, b.left) - Math.min(a.right, b.right)
  const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
  return Math.max(across, down)
}

const DRAFTING: Partial<GameDay> = {
  ...{ can: ALL_PERMISSIONS, current_game_id: GAME, arrived_count: 6 },
  teams: [team(1, 'Cleo'), team(2, 'Eve')],
  draft: { ...draftState(1, ['Ben', 'Finn', 'Gus', 'Hana']), can_auto_assign: true },
}
const DRAFTED = ['Cleo', 'Eve', 'Ben', 'Finn', 'Gus', 'Hana'].map((name, index) =>
  player(name, index + 1, index < 2 ? { team: index + 1, is_captain: true } : {}),
)

test.each(WIDTHS)(
  "at %i px 'End the game' is collapsed during a draft, and far from 'Auto-assign the rest'",
  async (width) => {
    await page.viewport(width, 740)
    await openDay(DRAFTING, DRAFTED)
    const autoAssign = page.getByRole('button', { name: 'Auto-assign the rest' })
    const end = page.getByRole('button', { name: 'End the game' })
    const question = page.getByText('Not playing after all?', { exact: true })
    await expect.element(autoAssign).toBeVisible()
    await expect.element(question).toBeVisible()
    expect(end.elements()).toEqual([])
    expect(gapBetween(autoAssign, question)).toBeGreaterThan(4 * TARGET)
    await question.click()
    await expect.element(end).toBeVisible()
    expect(gapBetween(autoAssign, end)).toBeGreaterThan(4 * TARGET)
    await end.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it open' }).click()
    await expect.element(page.getByRole('heading', { name: 'Cleo is picking for Orange' })).toBeVisible()
  },
)

test.each(WIDTHS)('at %i px the armband does not touch the text before it', async (width) => {
  await page.viewport(width, 740)
  await openDay(DRAFTING, DRAFTED)
  const armband = page.getByRole('region', { name: 'Arrivals' }).getByText('Captain', { exact: true }).first()
  await expect.element(armband).toBeVisible()
  const badge = armband.element()
  const words = document.createRange()
  words.selectNodeContents(badge.parentElement ?? badge)
  words.setEndBefore(badge)
  const [before, box] = [words.getBoundingClientRect(), badge.getBoundingClientRect()]
  // next to the text, or on a separate line
  expect(Math.max(box.left - before.right - 4, box.top - before.bottom)).toBeGreaterThanOrEqual(0)
})

const MEMBERS = ['Cleo', 'Ben', 'Finn', 'Gus', 'Hana', 'Ines', 'Jo', 'Kai', 'Lou', 'Maximiliane-Alexandra']

test.each(WIDTHS)('at %i px no check-in moves the check-in buttons of the others', async (width) => {
  await page.viewport(width, 740)
  const { container } = await openDay(
    { can: ALL_PERMISSIONS },
    MEMBERS.map((name) => player(name, null)),
  )
  const list = page.getByRole('region', { name: 'Arrivals' })
  await list.getByRole('button', { name: 'Show all 10' }).click()
  await expect.poll(() => Object.keys(buttonsIn(container)).length).toBe(10)
  const before = buttonsIn(container)

  const arrived = ['Ben', 'Hana', 'Maximiliane-Alexandra']
  setPlayers(
    MEMBERS.map((name) => {
      const index = arrived.indexOf(name)
      return player(name, index < 0 ? null : index + 1, index < 0 ? {} : { arrived_by: 'admin' })
    }),
  )
  await expect.poll(() => list.getByText('by admin').elements().length).toBe(3)
  const after = buttonsIn(container)
  expect(Object.keys(after)).toHaveLength(7)
  for (const [name, top] of Object.entries(after)) expect(`${name} ${top}`).toBe(`${name} ${before[name]}`)

  await list.getByRole('button', { name: 'Sort by arrival' }).click()
  await expect.element(list.getByText('Here, in order of arrival')).toBeVisible()
  const rows = list.getByRole('listitem').elements()
  expect(rows.slice(-3).map((row) => row.textContent?.slice(0, 1))).toEqual(['1', '2', '3'])
})

/** The distance of each check-in button from the top of the list. */
function buttonsIn(container: Element): Record<string, number> {
  const buttons = [...container.querySelectorAll('button[aria-label^="Check in "]')]
  const top = buttons[0]?.closest('ol')?.getBoundingClientRect().top ?? 0
  return Object.fromEntries(
    buttons.map((each) => [
      each.getAttribute('aria-label') ?? '',
      Math.round(each.getBoundingClientRect().top - top),
    ]),
  )
}

test('the contact of a guest is next to the name, and the list says when no one has the searched name', async () => {
  const guests = [{ ...guest('Zoë Guest', 1), email: 'zoe@example.org' }]
  const players = MEMBERS.map((name) => player(name, null))
  await openDay({ can: ALL_PERMISSIONS, arrived_count: 1 }, players, guests)
  const list = page.getByRole('region', { name: 'Arrivals' })
  await list.getByLabelText('Search by name').fill('zoe')
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(1)
  await expect.element(list.getByRole('listitem')).toHaveTextContent(/Zoë Guest.*zoe@example\.org/)
  await list.getByLabelText('Search by name').fill('xyz')
  await expect.element(list.getByText("No one here is called 'xyz'.")).toBeVisible()
})

test('the message after a check-in is singular for one guest and plural for several', async () => {
  const [one, several] = ['Player checked in successfully!', 'Players checked in successfully!']
  stubServer({
    'POST /games/game-day/group/manual-check-in': (body) =>
      listManualParticipants.reply.encode(
        (body as { name: string }[]).map(({ name }, index) => ({
          ...guest(name, index + 1),
          id: crypto.randomUUID(),
        })),
      ),
    'GET /games/game-day/group': () => getGameDay.reply.encode(aGameDay({ can: ALL_PERMISSIONS })),
    'GET /games/game-day/group/players': () => [],
    'GET /games/game-day/group/manual-participants': () => [],
  })
  await openDay({ can: ALL_PERMISSIONS }, [])
  const names = page.getByLabelText('Player name')
  await names.fill('Zoe')
  await page.getByRole('button', { name: 'Check in 1 player' }).click()
  await expect.element(page.getByText(one, { exact: true })).toBeInTheDocument()
  expect(page.getByText(several, { exact: true }).elements()).toEqual([])

  await names.fill('Yan')
  await page.getByRole('button', { name: 'Add another player' }).click()
  await names.last().fill('Xia')
  await page.getByRole('button', { name: 'Check in 2 players' }).click()
  await expect.element(page.getByText(several, { exact: true })).toBeInTheDocument()
})
