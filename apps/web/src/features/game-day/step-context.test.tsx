import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StepContext } from './step-context.tsx'
import { aGameDay } from './testing.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const renderContext = (watchableDay: ReturnType<typeof aGameDay> | null) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <StepContext
        text="Kick-off 19:00, Weaver Street"
        isRefusal={false}
        isDenied={false}
        openVenueCode={null}
        watchableDay={watchableDay}
      />
    </RouterContextProvider>,
  )

test('whoever is still at home may look on at what is played, beside their check-in', () => {
  expect(renderContext(aGameDay({ has_play_begun: true }))).toContain('Go to the live match')
})

test('before play has begun, and where nobody is to check in, there is no second way', () => {
  expect(renderContext(aGameDay())).not.toContain('Go to the live match')
  expect(renderContext(null)).not.toContain('Go to the live match')
})
