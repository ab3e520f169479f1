import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aScheduledGame } from '../testing.ts'
import { PlaceInLine } from './answer-form.tsx'
import type { AnswerActions } from './answerable.ts'

const { my_answer, ...game } = aScheduledGame({ mode: 'limited', places: 10, going_count: 10 })

test('the place on the waiting list and its note are on separate lines', async () => {
  const subject = { ...game, my_answer: { ...my_answer, answer: 'waiting' as const, position: 2 } }
  const { getByText } = await render(
    <PlaceInLine
      subject={subject as never}
      actions={{} as AnswerActions}
      shortNotice={{ leadsToList: false, comes: true, setComes: () => {} }}
      size="small"
    />,
  )
  const place = getByText("You're 2nd on the waiting list").element().getBoundingClientRect()
  const note = getByText(/^A free place goes to the first in line/)
    .element()
    .getBoundingClientRect()
  expect(note.left).toBe(place.left)
  expect(note.top).toBeGreaterThanOrEqual(place.bottom - 1)
})
