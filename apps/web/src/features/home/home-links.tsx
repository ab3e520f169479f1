import { Link } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { Tile, Tiles } from '../../ui/tile.tsx'
import styles from './home-page.module.css'

/** The specification's ways out of /home. */
export function HomeLinks() {
  const viewer = useViewer()
  const isVendor = viewer !== null && viewer !== 'loading' && viewer.role === 'vendor'
  return (
    <nav aria-label="More to do" className={styles.links}>
      <Tiles>
        <Tile
          icon="search"
          title="Find a game"
          note="All sports groups"
          link={(tile) => <Link to="/sports/groups" {...tile} />}
        />
        <Tile
          icon="people"
          title="My groups"
          note="Where you play"
          link={(tile) => <Link to="/my-sports-groups" {...tile} />}
        />
        <Tile
          icon="ticket"
          title="Events"
          note="Coming soon"
          link={(tile) => <Link to="/events" {...tile} />}
        />
        <Tile
          icon="add"
          title="Create event"
          note="Coming soon"
          link={(tile) => <Link to="/events/create" {...tile} />}
        />
        <Tile
          icon="stall"
          title="Vendors"
          note="Coming soon"
          link={(tile) => <Link to="/vendors" {...tile} />}
        />
        {isVendor && (
          <Tile
            icon="stall"
            title="Your business"
            note="What you offer"
            link={(tile) => <Link to="/vendors/me" {...tile} />}
          />
        )}
      </Tiles>
    </nav>
  )
}
