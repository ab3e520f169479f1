import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HomeLinks } from './home-links.tsx'
import styles from './home-page.module.css'
import { MyGameDays } from './my-game-days.tsx'
import { messages, homePage as texts } from './texts.ts'
import { useMyName } from './use-my-name.ts'

const EventsAtHome = lazyPart(
  async () => (await import('./occasional-parts.tsx')).EventsAtHome,
  RenderNothing,
)

export function HomePage() {
  const name = useMyName()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{name ? `Hello, ${name}` : texts.hello}</h1>
      <LoadBoundary
        failed={messages.myListFailed}
        skeleton={<Skeleton shape="panel" count={2} label={texts.loadingYourGroups} />}
      >
        <MyGameDays />
      </LoadBoundary>
      <HomeLinks />
      <EventsAtHome />
    </div>
  )
}
