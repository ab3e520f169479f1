import './styles/tokens.css'
import './styles/team-colours.css'
import './styles/fonts.css'
import './styles/base.css'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { keepLastAnswers } from './platform/last-answers.ts'
import { startPresses } from './platform/presses.ts'
import { queryClient } from './platform/queries.ts'
import { router } from './router.tsx'
import { draw } from './shell/draw.ts'
import { reportFault } from './shell/report-fault.ts'
import { takeOver } from './shell/take-over.ts'
import { takePlace } from './shell/take-place.ts'
import { watchSession } from './shell/watch-session.ts'
import { whenIdle } from './shell/when-idle.ts'

// by itself it believes in a signal until it has seen one go
onlineManager.setOnline(navigator.onLine)
watchSession(router)
keepLastAnswers(queryClient)
void startPresses()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root to draw into; index.html should have one.')
if (import.meta.env.PROD)
  // without a signal it is kept another time
  whenIdle(
    () => void import('./shell/installed-app.ts').then(({ keepApp }) => keepApp()).catch(() => undefined),
  )
const page = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
if (root.querySelector(':scope > [inert]')) void takePlace(root, page, router)
else if (root.hasChildNodes()) void takeOver(root, page, router)
else draw(root, page, { onCaughtError: reportFault })
