import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { buttonClass } from '../../ui/button-class.ts'
import { directionsTo } from '../groups/public/directions-to.ts'
import styles from './next-answer.module.css'
import { dates } from './texts.ts'

/** For one game at another venue: the page of its group shows only the usual venue. */
export const WayThere = ({ game }: { game: ScheduledGame }) => (
  <p className={`sub ${styles.way}`}>
    <span>{game.venue_address}</span>
    <a
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      href={directionsTo(game)}
      target="_blank"
      rel="noreferrer"
    >
      {dates.directions}
    </a>
  </p>
)

/** The venue of this one game, and directions. */
export const OtherVenue = ({ game }: { game: ScheduledGame }) => (
  <div>
    <p className="sub">{dates.movedTo(game.venue_name)}</p>
    <WayThere game={game} />
  </div>
)
