import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/layout.css'
import { onlineManager } from '@tanstack/react-query'
import { queryClient } from './platform/api/queries.ts'
import { startOutbox } from './platform/outbox/outbox.ts'
import { createAppRouter } from './router.ts'
import { afterLoad } from './shell/after-load.ts'
import { appOf } from './shell/app-of.tsx'
import { mountPage } from './shell/mount-page.ts'
import { watchSession } from './shell/watch-session.ts'

// by default the manager assumes a network until it has seen an offline event
onlineManager.setOnline(navigator.onLine)
const router = createAppRouter()
watchSession(router)
void startOutbox()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root to draw into; index.html should have one.')
/** Without a signal the step is left for the next start. */
const skip = () => undefined
afterLoad(() => {
  // stored answers are for the next start
  void import('./platform/api/persist-queries.ts')
    .then(({ persistQueries }) => persistQueries(queryClient))
    .catch(skip)
  if (import.meta.env.PROD)
    void import('./shell/in-background.ts').then(({ startInBackground }) => startInBackground()).catch(skip)
})
void mountPage(root, appOf(router), router)
