import { Cover } from '@turnout/art/cover.tsx'
import { EventCover } from '@turnout/art/event-cover.tsx'
import { GROUND_NAMES } from '@turnout/art/grounds/ground-of.ts'
import { Wordmark } from '@turnout/art/wordmark.tsx'
import { INTERESTS } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { ArrivalsScene } from '../art/arrivals-scene.tsx'
import { Awning } from '../art/awning.tsx'
import { Bib } from '../art/bib.tsx'
import { BibOnPeg } from '../art/bib-on-peg.tsx'
import { Coin } from '../art/coin.tsx'
import { EmptyGround } from '../art/empty-ground.tsx'
import { EventsScene } from '../art/events-scene.tsx'
import { MarketScene } from '../art/market-scene.tsx'
import { MatchScene } from '../art/match-scene.tsx'
import { PitchPanel } from '../art/pitch-panel.tsx'
import { ShareCard } from '../art/share-card.tsx'
import { SportTile } from '../art/sport-tile.tsx'
import { SymbolMark } from '../art/symbol-mark.tsx'
import { classNames } from '../ui/class-names.ts'
import { Photo } from '../ui/photo.tsx'
import { Turf } from '../ui/turf.tsx'
import { Block, Row } from './block.tsx'
import styles from './gallery.module.css'

const TEAMS = Array.from({ length: 16 }, (_, index) => index + 1)
const CROWD = Array.from({ length: 36 }, (_, index) => ({
  id: `player-${index}`,
  name: `Player ${index}`,
  team: index < 6 ? (index % 2) + 1 : null,
}))

const Picture = ({ tall = false, children }: { tall?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.picture, tall && styles.tall)}>{children}</div>
)

/** The drawings: the same facts always give the same picture, so that they can be compared line by line. */
export function GalleryArt() {
  return (
    <>
      <Block title="Bibs, coin, marks">
        <Row>
          {TEAMS.map((team) => (
            <Bib key={team} team={team} size={48} title={`Team ${team}`} />
          ))}
          <Bib team={null} size={48} />
        </Row>
        <Turf>
          <Row>
            {TEAMS.slice(0, 8).map((team) => (
              <Bib key={team} team={team} size={30} ground="dark" />
            ))}
          </Row>
        </Turf>
        <Row>
          <Coin side="heads" size={72} />
          <Coin side="tails" size={72} />
          <Coin side="heads" size={72} taken />
          <Coin side="tails" size={72} taken />
          <SymbolMark size={72} />
          <Wordmark height={36} />
        </Row>
      </Block>
      <Block title="Grounds">
        <Row>
          {GROUND_NAMES.map((sport) => (
            <Picture key={sport}>
              <SportTile sport={sport} />
            </Picture>
          ))}
        </Row>
        <Row>
          {GROUND_NAMES.map((sport) => (
            <Picture key={sport}>
              <Cover groupName="Canal Side Kickabout" sport={sport} />
            </Picture>
          ))}
        </Row>
        <Row>
          {(['empty', 'error', 'not-found', 'success'] as const).map((mood) => (
            <Picture key={mood}>
              <EmptyGround mood={mood} />
            </Picture>
          ))}
          <Picture>
            <EmptyGround mood="not-found" sport="cricket" light="floodlights" />
          </Picture>
        </Row>
      </Block>
      <Block title="Events">
        <Row>
          {INTERESTS.map((category) => (
            <Picture key={category}>
              <EventCover title="Quay Food Market" category={category} />
            </Picture>
          ))}
        </Row>
        <Row>
          <Picture tall>
            <Photo src={null}>
              <EventCover title="Quay Food Market" category="Food & Dining" width={300} height={400} />
            </Photo>
          </Picture>
          <Picture>
            <EventCover title="Brass on the bridge" category="Music & Concerts" light="floodlights" />
          </Picture>
          <Picture>
            <EventCover title="Sunrise yoga in the park" category="Health & Wellness" light="day" />
          </Picture>
        </Row>
      </Block>
      <Block title="Scenes">
        <Row>
          <Picture tall>
            <ArrivalsScene people={CROWD} light="evening" sport="football" />
          </Picture>
          <Picture tall>
            <ArrivalsScene people={CROWD.slice(0, 3)} light="floodlights" sport="tennis" />
          </Picture>
          <Picture tall>
            <ArrivalsScene
              people={[]}
              light="day"
              sport="hockey"
              distance={{ metres: 620, radius: 150, label: 'You, 620 m' }}
            />
          </Picture>
          <Picture tall>
            <MatchScene shape="tall" />
          </Picture>
          <Picture>
            <MatchScene shape="wide" light="floodlights" />
          </Picture>
          <Picture>
            <MarketScene />
          </Picture>
          <Picture>
            <EventsScene />
          </Picture>
          <Picture>
            <PitchPanel />
          </Picture>
          <Picture tall>
            <PitchPanel orientation="portrait" light="floodlights" inPlay={false} />
          </Picture>
        </Row>
        <Row>
          <Picture>
            <BibOnPeg name="Ada" day={10} />
          </Picture>
          <Picture>
            <BibOnPeg name="Ada" day={10} taken />
          </Picture>
          <Picture tall>
            <BibOnPeg name="Maximiliana-Konstanze" day={31} shape="tall" />
          </Picture>
          <Picture>
            <Awning name="Weaver Street Chips" />
          </Picture>
          <Picture tall>
            <Awning name="Weaver Street Chips and Pies" shape="tall" />
          </Picture>
          <Picture>
            <ShareCard
              shape="wide"
              title="Blue 2, Orange 1"
              a={{ team: 2, score: 2 }}
              b={{ team: 1, score: 1 }}
              group="Canal Side Kickabout"
              date="Tuesday 10 March"
            />
          </Picture>
        </Row>
      </Block>
    </>
  )
}
