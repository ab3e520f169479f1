import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { toPeople } from './people.ts'
import { TeamsPanel } from './teams-panel.tsx'
import { aGameDay, draftState, player, team } from './testing.ts'

/** The width of a panel on a phone of 360 px. */
const PANEL_PX = 328

const topOf = (text: Text, index: number): number => {
  const range = document.createRange()
  range.setStart(text, index)
  range.setEnd(text, index + 1)
  return range.getBoundingClientRect().top
}

test('a long name of a captain is shortened to one line, with (C) below it', async () => {
  const name = 'Maximiliana-Konstanze'
  const players = [player(name, 1, { team: 1, is_captain: true }), player('Tom', 2, { team: 1 })]
  const { getByText } = await render(
    <div style={{ width: PANEL_PX }}>
      <TeamsPanel
        day={aGameDay({ teams: [team(1, name, 2)] })}
        people={toPeople(players, [], null)}
        underTeam={() => null}
      />
    </div>,
  )
  const text = getByText(/… \(C\)$/).element().firstChild as Text
  const dots = text.data.indexOf('…')
  expect(topOf(text, dots)).toBe(topOf(text, dots - 1))
})

test('after Play Ball no team is shown as picking', async () => {
  const day = aGameDay({ teams: [team(1, 'Tom')], draft: draftState(1) })
  const panel = { people: [], underTeam: () => null }
  const { getByText, rerender } = await render(<TeamsPanel day={day} {...panel} />)
  await expect.element(getByText(/picking now/)).toBeVisible()
  await rerender(<TeamsPanel day={{ ...day, has_play_begun: true }} {...panel} />)
  expect(getByText(/pick/).elements()).toEqual([])
})
