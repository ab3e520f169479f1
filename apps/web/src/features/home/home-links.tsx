import { Link } from '../../platform/router/link.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { Tile, Tiles } from '../../ui/tile.tsx'
import styles from './home-page.module.css'
import { common, homeLinks as texts } from './texts.ts'

const TILES = [
  { to: '/sports/groups', icon: 'search', title: common.findGame, note: texts.allSportsGroups },
  { to: '/my-sports-groups', icon: 'people', title: common.myGroups, note: texts.whereYouPlay },
  { to: '/events', icon: 'ticket', title: texts.events, note: texts.whatIsOn },
  { to: '/events/create', icon: 'add', title: texts.createEvent, note: texts.inviteAnyone },
  { to: '/vendors', icon: 'stall', title: texts.vendors, note: texts.foodMusicLight },
  { to: '/vendors/enquiries', icon: 'mail', title: texts.enquiries, note: texts.whatYouAskedVendors },
  { to: '/vendors/me', icon: 'stall', title: texts.yourBusiness, note: texts.whatYouOffer },
] as const

/** The specification's ways out of /home. */
export function HomeLinks() {
  const isVendor = useMe()?.role === 'vendor'
  return (
    <nav aria-label={texts.moreToDo} className={styles.links}>
      <Tiles>
        {TILES.filter(({ to }) => isVendor || to !== '/vendors/me').map(({ to, ...words }) => (
          <Tile key={to} {...words} link={(tile) => <Link to={to} {...tile} />} />
        ))}
      </Tiles>
    </nav>
  )
}
