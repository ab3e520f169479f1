import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RouterProvider } from '../../platform/router/router-hooks.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { StepContext } from './step-context.tsx'
import { aGameDay } from './testing.ts'

const renderContext = (watchableDay: ReturnType<typeof aGameDay> | null) =>
  renderToStaticMarkup(
    <RouterProvider router={testRouter}>
      <StepContext
        text="Kick-off 19:00, Weaver Street"
        isRefusal={false}
        isDenied={false}
        openVenueCode={null}
        watchableDay={watchableDay}
      />
    </RouterProvider>,
  )

test('whoever is still at home may look on at what is played, beside their check-in', () => {
  expect(renderContext(aGameDay({ has_play_begun: true }))).toContain('Go to the live match')
})

test('before play has begun, and where nobody is to check in, there is no second way', () => {
  expect(renderContext(aGameDay())).not.toContain('Go to the live match')
  expect(renderContext(null)).not.toContain('Go to the live match')
})
