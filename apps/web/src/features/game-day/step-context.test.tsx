import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { StepContext } from './step-context.tsx'
import { aGameDay } from './testing.ts'

const linksFor = async (watchableDay: ReturnType<typeof aGameDay> | null) => {
  const { getByRole } = await render(
    <StepContext
      text="Kick-off 19:00, Weaver Street"
      isRefusal={false}
      isDenied={false}
      openVenueCode={null}
      watchableDay={watchableDay}
    />,
    { wrapper: Providers },
  )
  return getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
}

test('a person who has not arrived can watch the match, next to the check-in', async () => {
  expect(await linksFor(aGameDay({ has_play_begun: true }))).toEqual(['Go to the live match'])
})

test.each([
  ['before Play Ball', aGameDay()],
  ['without a game to watch', null],
])('%s there is no link to the match', async (_, day) => {
  expect(await linksFor(day)).toEqual([])
})
