import type { GameDay } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
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

function Column({ day }: { day: GameDay }) {
  const draft = useDraft(day, people)
  const step = nextStep(day, draft.mode, at('18:50'))
  const captains = useCaptains(day)
  return (
    <DraftColumn
      {...{ day, people, step, draft, captains }}
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

test('a late arrival is not drafted after Play Ball: the draft is gone from the screen, by captains and by hand', async () => {
  const late = { ...drafting, draft: { ...drafting.draft, turn: 1, eligible_ids: ['Isla'] } }
  const { getByRole, rerender } = await render(<Column day={late} />, { wrapper: Providers })
  await expect.element(getByRole('checkbox', { name: 'Isla' })).toBeVisible()
  await rerender(<Column day={{ ...late, has_play_begun: true }} />)
  expect([...getByRole('checkbox').elements(), ...getByRole('tab').elements()]).toEqual([])
})

test('who has drafted by hand is offered the next armband once the teams are finished', async () => {
  const { getByRole, rerender } = await render(<Column day={drafting} />, { wrapper: Providers })
  await getByRole('tab', { name: 'By hand' }).click()
  await expect.element(getByRole('checkbox', { name: 'Isla' })).toBeVisible()
  await rerender(<Column day={finished} />)
  await expect.element(getByRole('button', { name: 'Give Amara the armband' })).toBeVisible()
})
