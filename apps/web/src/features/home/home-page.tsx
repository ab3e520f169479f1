import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { Link } from '../../platform/router/link.tsx'
import { getItem, setItem } from '../../platform/session/storage.ts'
import { useMe, useViewer } from '../../platform/session/viewer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { useValueChange } from '../../ui/use-value-change.ts'
import styles from './home-page.module.css'
import { MyGameDays } from './my-game-days.tsx'
import { common, homeLinks as links, messages, homePage as texts } from './texts.ts'

const EventsAtHome = lazyPart(
  async () => (await import('./occasional-parts.tsx')).EventsAtHome,
  RenderNothing,
)

export function HomePage() {
  const name = useMyName()
  return (
    <div className={`wrap panels with-aside ${styles.page}`}>
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

/** Among the stored answers: it is deleted when no one is signed in (docs/security.md A17). */
const STORAGE_KEY = 'seen.my-name'

function storedName(): string | null {
  try {
    const { name } = JSON.parse(getItem(STORAGE_KEY) ?? 'null') ?? {}
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

/** The name in the greeting: until the server has answered, from its last answer. */
function useMyName(): string | null {
  const viewer = useViewer()
  const name = viewer === null || viewer === 'loading' ? null : viewer.first_name
  const store = () => {
    if (name !== null) setItem(STORAGE_KEY, JSON.stringify({ at: Date.now(), name }))
  }
  useValueChange(name, store, null)
  return viewer === null ? null : (name ?? storedName())
}

const TILES = [
  { to: '/sports/groups', icon: 'search', title: common.findGame, note: links.allSportsGroups },
  { to: '/my-sports-groups', icon: 'people', title: common.myGroups, note: links.whereYouPlay },
  { to: '/events', icon: 'ticket', title: links.events, note: links.whatIsOn },
  { to: '/events/create', icon: 'add', title: links.createEvent, note: links.inviteAnyone },
  { to: '/vendors', icon: 'stall', title: links.vendors, note: links.foodMusicLight },
  { to: '/vendors/enquiries', icon: 'mail', title: links.enquiries, note: links.whatYouAskedVendors },
  { to: '/vendors/me', icon: 'stall', title: links.yourBusiness, note: links.whatYouOffer },
] as const

/** The links that the specification lists for /home. */
function HomeLinks() {
  const isVendor = useMe()?.role === 'vendor'
  return (
    <nav aria-label={links.moreToDo} className={styles.links}>
      <Tiles>
        {TILES.filter(({ to }) => isVendor || to !== '/vendors/me').map(({ to, ...words }) => (
          <Tile key={to} {...words} link={(tile) => <Link to={to} {...tile} />} />
        ))}
      </Tiles>
    </nav>
  )
}
