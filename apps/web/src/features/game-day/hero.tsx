import type { GameDay } from '@turnout/contract/game-day'
import { ordinal } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import type { CheckInDistance } from '../../art/check-in-circle.tsx'
import { lightAt } from '../../art/daylight.ts'
import { LazyArrivals } from '../../platform/lazy/lazy-art.ts'
import { BackLink } from '../../platform/router/link.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { titleOf } from './draft-view.ts'
import styles from './hero.module.css'
import type { HeroStatus } from './hero-status.ts'
import { type Person, peopleHere } from './people.ts'
import { hero as texts } from './texts.ts'

export type HeroProps = {
  day: GameDay
  people: readonly Person[]
  status: HeroStatus
  now: number
  isWide: boolean
  /** Before check-in, when this phone has been located. */
  distance: CheckInDistance | null
  justArrived: readonly string[]
}

/** The pitch between the status of the game and the reader's own arrival. */
export function Hero({ day, people, status, now, isWide, distance, justArrived }: HeroProps) {
  const light = lightAt({ latitude: day.venue_latitude, longitude: day.venue_longitude }, now)
  return (
    <section className={styles.hero} data-on="turf" data-light={light}>
      <div className={styles.about}>
        <BackLink to="/my-sports-groups/$groupId" params={{ groupId: day.group_id }}>
          {day.group_name}
        </BackLink>
        <div className="column gap-6">
          <h1 className={styles.title}>
            {status.plates && <Plates className={styles.plates} value={status.plates} />}
            <span className={styles.sentence}>{status.title}</span>
          </h1>
          <p className={styles.line}>{status.line}</p>
        </div>
      </div>
      <div className={styles.scene}>
        <LazyArrivals
          people={day.is_playing_day ? peopleHere(people) : []}
          light={light}
          sport={day.sports_type}
          shape={isWide ? 'wide' : 'strip'}
          distance={day.my_player ? null : distance}
          justArrived={justArrived}
        />
      </div>
      <MyArrival day={day} />
    </section>
  )
}

function MyArrival({ day }: { day: GameDay }) {
  const { my_player: me } = day
  if (!me) return null
  return (
    <p data-you-are-in tabIndex={-1} className={styles.in}>
      {me.team === null ? (
        <span className={styles.word}>
          {!me.has_gone && (
            <span className={styles.tick}>
              <Icon name="tick" size={17} />
            </span>
          )}
          {standingText(day, me)}
        </span>
      ) : (
        <span className={styles.word}>
          <Bib team={me.team} size={32} />
          {texts.youPlayFor} {titleOf(day, me.team)}
        </span>
      )}
      <span className={styles.when}>
        {texts.toArrive(ordinal(me.arrival_number), clockTime(me.arrival_time, day.time_zone))}
      </span>
    </p>
  )
}

function standingText({ draft }: GameDay, me: NonNullable<GameDay['my_player']>): string {
  if (me.has_gone) return texts.youHaveGone
  return draft.sits_out.some(({ player_id: id }) => id === me.id) ? texts.youAreSubstitute : texts.youAreIn
}
