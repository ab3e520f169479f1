import { LazyMenu } from '../platform/lazy-menu.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { StatusWord } from '../ui/status-word.tsx'
import { Turf } from '../ui/turf.tsx'
import { WeekStrip } from '../ui/week-strip.tsx'
import { Block, Row } from './block.tsx'

const nothing = () => {}

export function GalleryControls() {
  return (
    <>
      <Block title="Buttons">
        <Row>
          <Button look="primary">Play Ball</Button>
          <Button>Hold the next match</Button>
          <Button look="quiet">Add another player</Button>
          <Button look="danger">Remove Member</Button>
          <Button look="dangerSolid">Delete Group</Button>
          <Button look="primary" doing="Checking in" busy>
            Check in
          </Button>
          <Button look="primary" doing="Checking in">
            Check in
          </Button>
          <a className={buttonClass({ look: 'secondary' })} href="#top">
            Go to the group
          </a>
          <IconButton icon="sound" label="Sound on" />
          <IconButton icon="back" label="Back" aria-disabled />
          <LazyMenu
            label="More for Ben Osei"
            items={[
              { text: 'Make admin', icon: 'person', onSelect: nothing },
              { text: 'Step down', onSelect: nothing, disabledReason: 'Only the creator can do this' },
              { text: 'Remove Member', icon: 'cross', danger: true, onSelect: nothing },
            ]}
          />
          <CopyButton text="https://example.org/join" />
          <ShareButton
            shares={{ title: 'Turnout', text: 'Come and play', url: 'https://example.org/join' }}
            onFailed={nothing}
          />
        </Row>
        <Row>
          <Button disabledReason="You can start another pairing when this match is over.">Start</Button>
          <Button look="primary" size="small">
            Join
          </Button>
          <Button size="small" icon="pin">
            Near me
          </Button>
          <Button look="primary" size="large" icon="add">
            Goal <KeyHint>Q</KeyHint>
          </Button>
          <Button look="primary" size="goal" waiting={2}>
            +1 Orange
          </Button>
        </Row>
        <Button look="primary" size="large" wide>
          Sign up
        </Button>
        <Button wide size="large" disabledReason="Choose a player to draft">
          Draft
        </Button>
        <Turf>
          <Row>
            <Button look="onTurf" icon="pause">
              Pause <KeyHint>Space</KeyHint>
            </Button>
            <Button look="onTurf" icon="whistle">
              End match
            </Button>
            <Button look="onTurf" aria-disabled>
              Start
            </Button>
            <IconButton icon="minus" label="Take a goal from Blue" look="onTurf" shape="minus" />
            <IconButton icon="minus" label="Take a goal from Orange" look="onTurf" shape="tall" />
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
          <Badge kind="note">These two are not saved yet</Badge>
          <WeekStrip days={['TUESDAY', 'THURSDAY']} />
          <WeekStrip days={['MONDAY', 'SUNDAY']} small />
        </Row>
        <Row>
          <StatusWord kind="arrived" />
          <StatusWord kind="expected" />
          <StatusWord kind="delayed" />
          <StatusWord kind="absent" />
        </Row>
      </Block>
    </>
  )
}
