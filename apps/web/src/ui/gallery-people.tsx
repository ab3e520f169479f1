import { useState } from 'react'
import { Avatar, AvatarStack } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { DraftStrip } from './draft-strip.tsx'
import styles from './gallery.module.css'
import { Block, Columns, Row } from './gallery-block.tsx'
import { LONG_NAME, SampleBib } from './gallery-samples.tsx'
import { Pager } from './pager.tsx'
import { InPlayPanel, Panel } from './panel.tsx'
import { PlayerRow, RowLine } from './player-row.tsx'
import { SelectableRow } from './selectable-row.tsx'
import { Slots } from './slots.tsx'
import { StatusWord } from './status-word.tsx'
import { TeamChip } from './team-chip.tsx'

const PEOPLE = [
  'Ada Lind',
  'Ben Osei',
  'Cleo Martin',
  'Dan Weber',
  'Hana Sato',
  'Noor Haddad',
  'Tom Hanley',
  'Isla Murray',
]
const named = PEOPLE.map((name) => ({ id: name, name }))

export function GalleryPeople() {
  const [picked, setPicked] = useState<readonly string[]>(['Dan Weber'])
  const [page, setPage] = useState(2)
  const pick = (name: string) => (on: boolean) =>
    setPicked(on ? [...picked, name] : picked.filter((each) => each !== name))
  return (
    <Block title="People">
      <Row>
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} size={48} />
        ))}
        <Avatar name="Ada Lind" size={48} bib={<SampleBib team={1} height={28} />} />
        <Avatar name="Cher" size={64} />
        <Avatar name={LONG_NAME} size={96} image="/nobody.jpg" />
        <AvatarStack people={named} atMost={5} />
      </Row>
      <Columns>
        <Panel title="Arrivals" aside="12 here, 3 expected">
          <ol className={styles.rows}>
            <PlayerRow
              order={9}
              name="Ben Osei"
              detail="18:31"
              bib={<SampleBib team={1} height={26} />}
              end={<StatusWord kind="arrived" />}
            />
            <PlayerRow
              order={10}
              name="Cleo Martin"
              you
              detail={
                <>
                  18:33 <Badge kind="captain" />
                </>
              }
              end={<StatusWord kind="arrived" />}
            />
            <RowLine>the first 10 end here</RowLine>
            <PlayerRow order={11} name={LONG_NAME} detail="18:36" end={<StatusWord kind="arrived" />} />
            <PlayerRow
              order={null}
              name="Femi Bello"
              detail="after kick-off"
              end={<StatusWord kind="delayed" />}
            />
            <PlayerRow
              order={null}
              name="Erin Walsh"
              detail="after the last whistle"
              end={<Button size="small">Check in</Button>}
            />
          </ol>
          <Pager page={page} total={18} onPage={setPage} />
          <Pager page={page} total={140} onPage={setPage} label="More pages" big />
        </Panel>
        <InPlayPanel title="Your pick, Cleo" aside="Room for 3">
          <div className={styles.stack}>
            <DraftStrip
              label="Order of the draft"
              cells={[
                { id: '1', bib: <SampleBib team={1} />, name: 'Orange', note: 'done', state: 'done' },
                { id: '2', bib: <SampleBib team={2} />, name: 'Blue', note: 'picking', state: 'now' },
                { id: '3', bib: <SampleBib team={3} />, name: 'Chalk', note: 'third', state: 'next' },
                { id: '4', bib: <SampleBib team={4} />, name: 'Coal', note: 'fourth', state: 'next' },
              ]}
            />
            <Slots
              label="Blue"
              size={4}
              people={[{ id: 'c', name: 'Cleo Martin', short: 'Cleo' }, ...named.slice(3, 4)]}
            />
            {['Dan Weber', LONG_NAME].map((name) => (
              <SelectableRow
                key={name}
                name={name}
                detail="Arrived 4th, 18:17"
                checked={picked.includes(name)}
                onChange={pick(name)}
              />
            ))}
            <SelectableRow
              name="Noor Haddad"
              detail="Not your turn"
              checked={false}
              onChange={() => {}}
              disabled
            />
            <Button look="primary" size="large" wide>
              Draft 2 players
            </Button>
            <TeamChip bib={<SampleBib team={1} />} name="Orange" note="Team 1 · 4 players" />
          </div>
        </InPlayPanel>
      </Columns>
    </Block>
  )
}
