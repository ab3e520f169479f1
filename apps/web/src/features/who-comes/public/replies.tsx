import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import styles from '../replies.module.css'
import { people as texts } from '../texts.ts'
import { useScheduledGame, useScheduledGames } from '../use-scheduled-games.ts'

/** Who is in, waits, is out or has not answered for the next game. */
export function Replies({ groupId, date }: { groupId: string; date: string }) {
  const { data: games } = useScheduledGames(groupId)
  const game = games?.find((one) => one.date === date && one.state !== 'cancelled')
  const { data, isError, isFetching, refetch } = useScheduledGame(groupId, game?.id ?? null)
  const [tab, setTab] = useState('in')
  if (!game || game.mode === 'off') return null
  return (
    <Panel title={texts.title}>
      {data && <Tabs label={texts.label} tabs={tabsOf(data)} current={tab} onChange={setTab} />}
      {!data && !isError && <Skeleton shape="row" count={3} label={texts.loading} />}
      {!data && isError && (
        <>
          <p role="alert" className="sub">
            {texts.failed}
          </p>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </>
      )}
    </Panel>
  )
}

interface Line {
  id: string
  name: string
  image: string | null
  note?: string | undefined
}

const comer = (entry: ScheduledGameDetails['going'][number]): Line => ({
  id: entry.id,
  name: entry.name,
  image: entry.profile_image_url,
  note: entry.guest_of
    ? texts.guestOf(entry.guest_of)
    : entry.answered_by_admin
      ? texts.addedByOrganiser
      : undefined,
})
const person = (entry: ScheduledGameDetails['not_going'][number]): Line => ({
  id: entry.user_id,
  name: entry.name,
  image: entry.profile_image_url,
})

function tabsOf({ going, waiting, not_going, unanswered }: ScheduledGameDetails) {
  const tab = (key: string, text: (n: number) => string, lines: Line[]) => ({
    key,
    text: text(lines.length),
    content: <Lines lines={lines} isNumbered={key === 'waiting'} />,
  })
  return [
    tab('in', texts.in, going.map(comer)),
    ...(waiting.length > 0 ? [tab('waiting', texts.waiting, waiting.map(comer))] : []),
    tab('out', texts.out, not_going.map(person)),
    tab('none', texts.noReply, unanswered.map(person)),
  ]
}

function Lines({ lines, isNumbered }: { lines: Line[]; isNumbered: boolean }) {
  if (lines.length === 0) return <p className="sub">{texts.nobody}</p>
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, image, note }, index) => (
        <li key={id} className={styles.line}>
          {isNumbered && <b className={styles.number}>{index + 1}</b>}
          <Avatar name={name} image={image} size={36} />
          <span className={styles.words}>
            <b>{name}</b>
            {note && <span className="sub">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
