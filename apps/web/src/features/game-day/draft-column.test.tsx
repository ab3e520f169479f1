import type { GameDay } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { tick } from '../../platform/testing/tick.ts'
import { DraftColumn } from './draft-column.tsx'
import { nextStep } from './next-step.ts'
import { toPeople } from './people.ts'
import { ALL_PERMISSIONS, aGameDay, at, draftState, myPlayer, player, team } from './testing.ts'
import { useCaptains } from './use-captains.ts'
import { useDraft } from './use-draft.ts'

const people = toPeople(
  [
    player('Ada', 1, { team: 1 }),
    player('Tom', 2, { team: 1 }),
    player('Amara', 3, { team: 2 }),
    player('Isla', 4),
  ],
  [],
  'Ada',
)

function Column({ day, list = people }: { day: GameDay; list?: typeof people }) {
  const draft = useDraft(day, list)
  const step = nextStep(day, draft.mode, at('18:50'))
  const captains = useCaptains(day)
  return (
    <DraftColumn
      {...{ day, step, draft, captains }}
      people={list}
      context={null}
      button={null}
      isStepShown={false}
    />
  )
}

const teams = [team(1, 'Ada', 2), team(2, null)]
const drafting = aGameDay({
  ...{ can: ALL_PERMISSIONS, my_player: myPlayer('Ada', 1), arrived_count: 4, teams },
  draft: { ...draftState(1), turn: null, manual_turn: 2, manual_eligible_ids: ['Isla'] },
})
const finished: GameDay = {
  ...drafting,
  can_play_ball: true,
  draft: {
    ...drafting.draft,
    ...{ manual_turn: null, manual_eligible_ids: [] },
    next_captain: { team_number: 2, player_id: 'Amara', name: 'Amara Okafor' },
  },
}

test('after Play Ball a late arrival cannot be drafted: the draft by captains and by hand is gone from the screen', async () => {
  const late = { ...drafting, draft: { ...drafting.draft, turn: 1, eligible_ids: ['Isla'] } }
  const { getByRole, rerender } = await render(<Column day={late} />, { wrapper: Providers })
  await expect.element(getByRole('checkbox', { name: 'Isla' })).toBeVisible()
  await rerender(<Column day={{ ...late, has_play_begun: true }} />)
  expect([...getByRole('checkbox').elements(), ...getByRole('tab').elements()]).toEqual([])
})

test('after a draft by hand the next armband is offered when the teams are finished', async () => {
  const { getByRole, rerender } = await render(<Column day={drafting} />, { wrapper: Providers })
  await getByRole('tab', { name: 'By hand' }).click()
  await expect.element(getByRole('checkbox', { name: 'Isla' })).toBeVisible()
  await rerender(<Column day={finished} />)
  await expect.element(getByRole('button', { name: 'Give Amara the armband' })).toBeVisible()
})

/** Ada of Orange is picking; Amara of Blue is next. */
const captains = [
  player('Ada', 1, { team: 1, is_captain: true }),
  player('Amara', 2, { team: 2, is_captain: true }),
]
const withFree = (finn: number | null) =>
  toPeople([...captains, player('Finn', 3, { team: finn }), player('Gus', 4)], [], 'Ada')
const picking = (eligible: string[], draft: Partial<GameDay['draft']> = {}, day: Partial<GameDay> = {}) =>
  aGameDay({
    ...{ my_player: myPlayer('Ada', 1), arrived_count: 4, teams: [team(1, 'Ada'), team(2, 'Amara')], ...day },
    draft: { ...draftState(1, eligible), ...draft },
  })
const renderColumn = (day: GameDay) =>
  render(<Column day={day} list={withFree(null)} />, { wrapper: Providers })

test('a captain sees which team picked a ticked player first, and keeps the other tick', async () => {
  const { getByRole, getByText, rerender } = await renderColumn(picking(['Finn', 'Gus']))
  await tick(getByRole('checkbox', { name: 'Finn' }))
  await tick(getByRole('checkbox', { name: 'Gus' }))
  await rerender(<Column day={picking(['Gus'])} list={withFree(2)} />)
  await expect.element(getByText('Blue picked Finn just before you.')).toBeVisible()
  await expect.element(getByRole('checkbox', { name: 'Finn' })).not.toBeInTheDocument()
  await expect.element(getByRole('checkbox', { name: 'Gus' })).toBeChecked()
})

test('in a draft of one player at a time a second tick replaces the first', async () => {
  const { getByRole } = await renderColumn(picking(['Finn', 'Gus'], { order: 'alternating', at_once: 1 }))
  await tick(getByRole('checkbox', { name: 'Finn' }))
  await tick(getByRole('checkbox', { name: 'Gus' }))
  await expect.element(getByRole('checkbox', { name: 'Finn' })).not.toBeChecked()
})

test('a player without a turn sees who is picking and cannot pick; an organiser can pick for a captain who is away', async () => {
  const others = { my_player: myPlayer('Gus') }
  const { getByRole, getByText, rerender } = await renderColumn(picking(['Finn'], {}, others))
  await expect.element(getByRole('heading', { name: 'Ada is picking for Orange' })).toBeVisible()
  await expect.element(getByRole('checkbox', { name: 'Finn' })).toBeDisabled()
  const organiser = picking(['Finn'], {}, { ...others, can: ALL_PERMISSIONS })
  await rerender(<Column day={organiser} list={withFree(null)} />)
  await expect.element(getByText('Is Ada away? You can pick for them.')).toBeVisible()
  await expect.element(getByRole('checkbox', { name: 'Finn' })).toBeEnabled()
})
