import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPastCups, type PastCup } from '@turnout/contract/games'
import { teamName } from '@turnout/rules/words'
import { useState } from 'react'
import { Bib } from '../../../art/bib.tsx'
import { readPage } from '../../../platform/api/queries.ts'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { Link } from '../../../platform/router/link.tsx'
import { longDate } from '../../../platform/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { pastCups as texts } from '../texts.ts'
import { howCupWasWon } from './how-cup-was-won.ts'
import styles from './past-cups.module.css'

const PAGE_SIZE = 10

type PastCupsProps = {
  groupId: string
  latest: readonly PastCup[]
  count: number
  /** Members can open the results of the whole game. */
  isMember: boolean
}

/** Who won the cups of a group: the latest ones, and all of them at the press of a button. */
export function PastCups({ groupId, latest, count, isMember }: PastCupsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const link = isMember ? groupId : null
  return (
    <Panel title={texts.title} className={styles.panel}>
      {showsAll ? <AllCups groupId={groupId} link={link} /> : <CupRows cups={latest} link={link} />}
      {count > latest.length && !showsAll && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {texts.all(count)}
        </Button>
      )}
    </Panel>
  )
}

function AllCups({ groupId, link }: { groupId: string; link: string | null }) {
  const [page, setPage] = useState(1)
  const cups = useQuery({
    ...readPage(listPastCups, { params: { groupId }, query: { page, page_size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const { data } = cups
  if (!data) return <LoadStatus query={cups} failed={texts.failed} rows={4} loading={texts.loading} />
  return (
    <>
      <CupRows cups={data.rows} link={link} />
      <Pager page={page} total={data.total} perPage={PAGE_SIZE} onPage={setPage} label={texts.pages} />
    </>
  )
}

type CupRowsProps = { cups: readonly PastCup[]; link: string | null }

const CupRows = ({ cups, link }: CupRowsProps) => (
  <ul className={styles.list}>
    {cups.map((cup) => (
      <CupRow key={cup.game_id} cup={cup} link={link} />
    ))}
  </ul>
)

function CupRow({
  cup: { game_id: gameId, date, result },
  link: groupId,
}: { cup: PastCup } & Pick<CupRowsProps, 'link'>) {
  const title = result.winner === null ? texts.nobodyWon : texts.won(teamName(result.winner))
  return (
    <li className={styles.cup}>
      <Bib team={result.winner} size={44} />
      <span className={styles.words}>
        {groupId ? (
          <Link
            to="/my-sports-groups/$groupId/games/$gameId"
            params={{ groupId, gameId }}
            className={styles.title}
          >
            {title}
          </Link>
        ) : (
          <b className={styles.title}>{title}</b>
        )}
        <span className="sub">{[longDate(date), howCupWasWon(result)].filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  )
}
