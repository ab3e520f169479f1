import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { groups as texts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HomeLinks } from './home-links.tsx'
import styles from './home-page.module.css'
import { MyGameDays } from './my-game-days.tsx'
import { useMyName } from './use-my-name.ts'

export function HomePage() {
  const name = useMyName()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{name ? `Hello, ${name}` : 'Hello'}</h1>
      <LoadBoundary
        failed={texts.myListFailed}
        picture={<EmptyGround mood="error" />}
        skeleton={<Skeleton shape="panel" count={2} label="Loading your groups" />}
      >
        <MyGameDays />
      </LoadBoundary>
      <HomeLinks />
    </div>
  )
}
