import { useState } from 'react'
import { Bib } from '../art/bib.tsx'
import { Avatar, AvatarStack } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { DraftStrip } from '../ui/draft-strip.tsx'
import { Inbox, InboxRow, InboxWords, inboxLink } from '../ui/inbox.tsx'
import { Pager } from '../ui/pager.tsx'
import { InPlayPanel, Panel } from '../ui/panel.tsx'
import { PlayerRow, RowDivider } from '../ui/player-row.tsx'
import { ResultRow } from '../ui/result-row.tsx'
import { SelectableRow } from '../ui/selectable-row.tsx'
import { Slots } from '../ui/slots.tsx'
import { Standings } from '../ui/standings.tsx'
import { StatusLabel } from '../ui/status-label.tsx'
import { TeamChip } from '../ui/team-chip.tsx'
import { Block, Columns, Row } from './block.tsx'
import styles from './gallery.module.css'

const LONG_NAME = 'Maximiliana-Konstanze Schwarzenberg-Featherstonehaugh'

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
        <Avatar name="Ada Lind" size={48} bib={<Bib team={1} size={28} />} />
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
              bib={<Bib team={1} size={26} />}
              end={<StatusLabel kind="arrived" />}
            />
            <PlayerRow
              order={10}
              name="Cleo Martin"
              isYou
              detail={
                <>
                  18:33 <Badge kind="captain" />
                </>
              }
              end={<StatusLabel kind="arrived" />}
            />
            <RowDivider>the first 10 end here</RowDivider>
            <PlayerRow order={11} name={LONG_NAME} detail="18:36" end={<StatusLabel kind="arrived" />} />
            <PlayerRow
              order={null}
              name="Femi Bello"
              detail="after kick-off"
              end={<StatusLabel kind="delayed" />}
            />
            <PlayerRow
              order={null}
              name="Erin Walsh"
              detail="after the last whistle"
              end={<Button size="small">Check in</Button>}
            />
          </ol>
          <Pager page={page} total={18} onPage={setPage} />
          <Pager page={page} total={140} onPage={setPage} label="More pages" isLarge />
        </Panel>
        <InPlayPanel title="Your pick, Cleo" aside="Room for 3">
          <div className={styles.stack}>
            <DraftStrip
              label="Order of the draft"
              cells={[
                { id: '1', bib: <Bib team={1} size={34} />, name: 'Orange', note: 'done', state: 'done' },
                { id: '2', bib: <Bib team={2} size={34} />, name: 'Blue', note: 'picking', state: 'now' },
                { id: '3', bib: <Bib team={3} size={34} />, name: 'Chalk', note: 'third', state: 'next' },
                { id: '4', bib: <Bib team={4} size={34} />, name: 'Coal', note: 'fourth', state: 'next' },
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
            <Button variant="primary" size="large" wide>
              Draft 2 players
            </Button>
            <TeamChip bib={<Bib team={1} size={34} />} name="Orange" note="Team 1 · 4 players" />
          </div>
        </InPlayPanel>
      </Columns>
      <Standings
        caption="The evening so far"
        rows={[
          {
            key: 1,
            ...team(2, 'Blue'),
            played: 4,
            won: 3,
            drawn: 0,
            lost: 1,
            goalsFor: 7,
            goalsAgainst: 3,
            isFirst: true,
          },
          {
            key: 2,
            ...team(1, 'The Orange Originals of 1998'),
            played: 3,
            won: 1,
            drawn: 1,
            lost: 1,
            goalsFor: 12,
            goalsAgainst: 11,
          },
        ]}
      />
      <ol className={styles.rows}>
        <ResultRow
          a={{ ...resultOf(2, 'Blue'), score: 2 }}
          b={{ ...resultOf(1, 'The Orange Originals of 1998'), score: 1 }}
        >
          <p>Clear win</p>
        </ResultRow>
      </ol>
      <Inbox>
        {[LONG_NAME, 'Ben Osei'].map((name, index) => (
          <InboxRow key={name} isUnread={index === 0}>
            <a className={inboxLink} href="#top">
              <InboxWords
                name={name}
                size={40}
                title={name}
                at={Date.UTC(2026, 5, 12, 18)}
                when="18:00"
                unread={index === 0 && 'New'}
              >
                <span>Is Saturday at seven all right with you?</span>
              </InboxWords>
            </a>
          </InboxRow>
        ))}
      </Inbox>
    </Block>
  )
}

const team = (number: number, name: string) => ({ picture: <Bib team={number} size={30} />, name })
const resultOf = (number: number, name: string) => ({ bib: <Bib team={number} size={30} />, name })
