import { LazyMenu } from '../platform/lazy/lazy-menu.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { StatusLabel } from '../ui/status-label.tsx'
import { Turf } from '../ui/turf.tsx'
import { WeekStrip } from '../ui/week-strip.tsx'
import { Block, Row } from './block.tsx'

const noop = () => {}

export function GalleryControls() {
  return (
    <>
      <Block title="Buttons">
        <Row>
          <Button variant="primary">Play Ball</Button>
          <Button>Hold the next match</Button>
          <Button variant="quiet">Add another player</Button>
          <Button variant="danger">Remove Member</Button>
          <Button variant="dangerSolid">Delete Group</Button>
          <Button variant="primary" busyText="Checking in" busy>
            Check in
          </Button>
          <Button variant="primary" busyText="Checking in">
            Check in
          </Button>
          <a className={buttonClass({ variant: 'secondary' })} href="#top">
            Go to the group
          </a>
          <IconButton icon="sound" label="Sound on" />
          <IconButton icon="back" label="Back" aria-disabled />
          <LazyMenu
            label="More for Ben Osei"
            items={[
              { text: 'Make admin', icon: 'person', onSelect: noop },
              { text: 'Step down', onSelect: noop, disabledReason: 'Only the creator can do this' },
              { text: 'Remove Member', icon: 'cross', danger: true, onSelect: noop },
            ]}
          />
          <CopyButton text="https://example.org/join" />
          <ShareButton
            data={{ title: 'Turnout', text: 'Come and play', url: 'https://example.org/join' }}
            onFailed={noop}
          />
        </Row>
        <Row>
          <Button disabledReason="You can start another pairing when this match is over.">Start</Button>
          <Button variant="primary" size="small">
            Join
          </Button>
          <Button size="small" icon="pin">
            Near me
          </Button>
          <Button variant="primary" size="large" icon="add">
            Goal <KeyHint>Q</KeyHint>
          </Button>
          <Button variant="primary" size="goal" waiting={2}>
            +1 Orange
          </Button>
        </Row>
        <Button variant="primary" size="large" wide>
          Sign up
        </Button>
        <Button wide size="large" disabledReason="Choose a player to draft">
          Draft
        </Button>
        <Turf>
          <Row>
            <Button variant="onTurf" icon="pause">
              Pause <KeyHint>Space</KeyHint>
            </Button>
            <Button variant="onTurf" icon="whistle">
              End match
            </Button>
            <Button variant="onTurf" aria-disabled>
              Start
            </Button>
            <IconButton icon="minus" label="Take a goal from Blue" variant="onTurf" shape="minus" />
            <IconButton icon="minus" label="Take a goal from Orange" variant="onTurf" shape="tall" />
          </Row>
        </Turf>
      </Block>
      <Block title="Badges and the week">
        <Row>
          <Badge kind="member" />
          <Badge kind="pending" />
          <Badge kind="captain" />
          <Badge kind="winner" />
          <Badge kind="draw" />
          <Badge kind="adminOnly" />
          <Badge kind="count">3</Badge>
          <Badge kind="note">Only organisers see this</Badge>
          <WeekStrip days={['TUESDAY', 'THURSDAY']} />
          <WeekStrip days={['MONDAY', 'SUNDAY']} small />
        </Row>
        <Row>
          <StatusLabel kind="arrived" />
          <StatusLabel kind="expected" />
          <StatusLabel kind="delayed" />
          <StatusLabel kind="absent" />
        </Row>
      </Block>
    </>
  )
}
