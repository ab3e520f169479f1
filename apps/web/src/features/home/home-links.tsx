import { Link } from '../../platform/router/link.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { Tile, Tiles } from '../../ui/tile.tsx'
import styles from './home-page.module.css'
import { common, homeLinks as texts } from './texts.ts'

/** The specification's ways out of /home. */
export function HomeLinks() {
  const isVendor = useMe()?.role === 'vendor'
  return (
    <nav aria-label={texts.moreToDo} className={styles.links}>
      <Tiles>
        <Tile
          icon="search"
          title={common.findGame}
          note={texts.allSportsGroups}
          link={(tile) => <Link to="/sports/groups" {...tile} />}
        />
        <Tile
          icon="people"
          title={common.myGroups}
          note={texts.whereYouPlay}
          link={(tile) => <Link to="/my-sports-groups" {...tile} />}
        />
        <Tile
          icon="ticket"
          title={texts.events}
          note={texts.whatIsOn}
          link={(tile) => <Link to="/events" {...tile} />}
        />
        <Tile
          icon="add"
          title={texts.createEvent}
          note={texts.inviteAnyone}
          link={(tile) => <Link to="/events/create" {...tile} />}
        />
        <Tile
          icon="stall"
          title={texts.vendors}
          note={texts.foodMusicLight}
          link={(tile) => <Link to="/vendors" {...tile} />}
        />
        <Tile
          icon="mail"
          title={texts.enquiries}
          note={texts.whatYouAskedVendors}
          link={(tile) => <Link to="/vendors/enquiries" {...tile} />}
        />
        {isVendor && (
          <Tile
            icon="stall"
            title={texts.yourBusiness}
            note={texts.whatYouOffer}
            link={(tile) => <Link to="/vendors/me" {...tile} />}
          />
        )}
      </Tiles>
    </nav>
  )
}
