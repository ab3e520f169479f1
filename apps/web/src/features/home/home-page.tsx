import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { useMyName } from '../../platform/my-name.ts'
import { groups as texts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HomeLinks } from './home-links.tsx'
import styles from './home-page.module.css'
import { MyEvenings } from './my-evenings.tsx'

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
        <MyEvenings />
      </LoadBoundary>
      <HomeLinks />
    </div>
  )
}
