import { useSuspenseQuery } from '@tanstack/react-query'
import { Cover } from '@turnout/art/cover.tsx'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { listInWords } from '@turnout/rules/list-in-words'
import { findSport } from '@turnout/rules/sports'
import { pluralize, weekdayName } from '@turnout/rules/words'
import { read } from '../../platform/api/queries.ts'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { Link } from '../../platform/router/link.tsx'
import { timeOf } from '../../platform/time/dates.ts'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { WeekStrip } from '../../ui/week-strip.tsx'
import { AskToJoin } from './ask-to-join.tsx'
import { GroupBoundary } from './group-boundary.tsx'
import styles from './join-page.module.css'
import { messages, joinPage as texts } from './texts.ts'

export type JoinPageProps = { groupId: string; invite?: string | undefined }

export function JoinPage({ groupId, invite }: JoinPageProps) {
  return (
    <GroupBoundary groupId={groupId} failed={messages.editFailed}>
      <JoinCard groupId={groupId} invite={invite} />
    </GroupBoundary>
  )
}

/** Where an invitation leads: whose it is, when they play, and one button. */
function JoinCard({ groupId, invite }: JoinPageProps) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  usePageTitle(texts.join(group.name))
  return (
    <article className={styles.card}>
      <Picture group={group} />
      <div className={styles.body}>
        <div>
          <p className="sub">{invite ? texts.itsMembersInviteYouTo : texts.youAreInvitedTo}</p>
          <h1 className={styles.name}>{withSoftHyphens(group.name)}</h1>
          <p className={styles.sport}>
            {findSport(group.sports_type)?.name ?? group.sports_type}
            <span className="sub">{pluralize(group.member_count, 'member')}</span>
          </p>
        </div>
        <Schedule group={group} />
        <p className={styles.place}>
          <Icon name="pin" size={18} />
          <span>
            {group.venue_name}, {group.venue_address}
          </span>
        </p>
        <p className={styles.about}>{group.description}</p>
        <AskToJoin group={group} invite={invite} />
        <Link to="/sports/groups/$groupId" params={{ groupId }} className={styles.more}>
          {texts.moreAboutThisGroup}
        </Link>
      </div>
    </article>
  )
}

function Picture({ group }: { group: SportGroup }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      {group.venue_image_url ? (
        <img src={group.venue_image_url} alt="" />
      ) : (
        <Cover groupName={group.name} sport={group.sports_type} width={640} height={280} />
      )}
    </div>
  )
}

function Schedule({ group }: { group: SportGroup }) {
  const days = group.playing_days.map(({ day }) => day)
  const start = timeOf(group.game_start_time)
  const end = timeOf(group.game_end_time)
  return (
    <div className={styles.when}>
      <Plates value={start} label={texts.to(start, end)} className={styles.plates} />
      <div className={styles.days}>
        <b>{days.length === 7 ? texts.everyDay : listInWords(days.map(weekdayName))}</b>
        <span className="sub">{texts.until(end)}</span>
        <WeekStrip days={days} />
      </div>
    </div>
  )
}
