import './styles/tokens.css'
import './styles/team-colours.css'
import './styles/fonts.css'
import './styles/base.css'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { queryClient } from './platform/api/queries.ts'
import { persistQueries } from './platform/api/query-persister.ts'
import { startOutbox } from './platform/outbox/outbox.ts'
import { router } from './router.tsx'
import { afterLoad } from './shell/after-load.ts'
import { hydratePage } from './shell/hydrate-page.ts'
import { mount } from './shell/mount.ts'
import { mountOverSkeleton } from './shell/mount-over-skeleton.ts'
import { reportUnexpectedError } from './shell/report-error.ts'
import { watchSession } from './shell/watch-session.ts'

// by itself it believes in a signal until it has seen one go
onlineManager.setOnline(navigator.onLine)
watchSession(router)
persistQueries(queryClient)
void startOutbox()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root to draw into; index.html should have one.')
if (import.meta.env.PROD)
  // without a signal it is kept another time
  afterLoad(
    () =>
      void import('./shell/installed-app.ts').then(({ installApp }) => installApp()).catch(() => undefined),
  )
const page = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
if (root.querySelector(':scope > [inert]')) void mountOverSkeleton(root, page, router)
else if (root.hasChildNodes()) void hydratePage(root, page, router)
else mount(root, page, { onCaughtError: reportUnexpectedError })
