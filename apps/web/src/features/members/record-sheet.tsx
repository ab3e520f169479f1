import { useQuery } from '@tanstack/react-query'
import type { GroupMember } from '@turnout/contract/members'
import { getSeason } from '@turnout/contract/season'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { memberName } from './member-standing.ts'
import styles from './record-sheet.module.css'
import { memberRecord as texts } from './texts.ts'

type RecordSheetProps = { groupId: string; member: GroupMember; onClose: () => void }

/** How often a member was in, came, dropped out late or did not show up; for organisers. */
export function RecordSheet({ groupId, member, onClose }: RecordSheetProps) {
  const season = useQuery(read(getSeason, { params: { groupId } }))
  const record = season.data?.everyone?.people.find(({ user_id }) => user_id === member.user.id)
  return (
    <Sheet open onClose={onClose} title={memberName(member)}>
      {season.data ? (
        <>
          <dl className={styles.counts}>
            {record &&
              [
                [texts.in, record.going_count],
                [texts.came, record.came_count],
                [texts.lateDropOut, record.late_drop_out_count],
                [texts.noShow, record.no_show_count],
              ].map(([label, count]) => (
                <div key={label} className={styles.count}>
                  <dt>{label}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
          </dl>
          <p className="sub">{texts.note(member.user.first_name)}</p>
        </>
      ) : (
        <LoadStatus
          inline
          query={season}
          failed={texts.failed}
          skeleton={<Skeleton shape="lines" label={texts.loading} />}
        />
      )}
    </Sheet>
  )
}
