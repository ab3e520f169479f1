import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { previewInvite } from '@turnout/contract/invites'
import { listInWords } from '@turnout/rules/list-in-words'
import type { InviteEffect } from '@turnout/rules/membership'
import { findSport } from '@turnout/rules/sports'
import { pluralize, weekdayName } from '@turnout/rules/words'
import { read } from '../../platform/api/queries.ts'
import { fillText } from '../../platform/page/fill-text.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { timeOf } from '../../platform/time/dates.ts'
import { Button, MainButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { WeekStrip } from '../../ui/week-strip.tsx'
import { GroupCover } from '../groups/public/group-cover.tsx'
import { useJoin } from '../groups/public/use-join.ts'
import styles from './join-page.module.css'
import { GroupBoundary } from './public/group-boundary.tsx'
import {
  askToJoin as askToJoinTexts,
  common,
  inviteEffect,
  joining,
  messages,
  joinPage as texts,
} from './texts.ts'

export type JoinPageProps = { groupId: string; invite?: string | undefined }

export function JoinPage({ groupId, invite }: JoinPageProps) {
  return (
    <GroupBoundary groupId={groupId} failed={messages.editFailed}>
      <JoinCard groupId={groupId} invite={invite} />
    </GroupBoundary>
  )
}

/** The page of an invitation: the group, when it plays, and one button. */
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
      <GroupCover
        groupName={group.name}
        sport={group.sports_type}
        image={group.venue_image_url}
        width={640}
        height={280}
      />
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

function AskToJoin({ group, invite }: { group: SportGroup; invite?: string | undefined }) {
  const { is_member, is_pending } = group.current_user_membership
  const effect = useInviteEffect(group.id, invite)
  const { join, isPending } = useJoin(group.id, invite)
  const signedIn = useIsSignedIn()
  const isUnconfirmed = useMe()?.email_confirmed === false
  const params = { groupId: group.id }

  if (is_member) {
    return (
      <ButtonLink to="/my-sports-groups/$groupId" params={params} variant="primary" size="large" wide>
        {askToJoinTexts.youAreInGoTo}
      </ButtonLink>
    )
  }
  if (is_pending && effect !== 'joins') {
    return (
      <Button wide size="large" disabledReason={joining.sent}>
        {askToJoinTexts.requestPending}
      </Button>
    )
  }
  return (
    <div className="stack gap-8">
      <InviteEffectText effect={effect} />
      <MainButton
        busy={isPending}
        busyText={effect === 'joins' ? askToJoinTexts.joining : askToJoinTexts.asking}
        onClick={join}
        disabledReason={isUnconfirmed ? joining.confirmFirst : undefined}
      >
        {effect === 'joins' ? askToJoinTexts.joinNow : common.askToJoin}
      </MainButton>
      {!signedIn && (
        <p className="sub">
          {fillText(askToJoinTexts.haveAccount, {
            signInFirst: joining.signInFirst,
            link: (
              <Link to="/signin" search={{ next: paths.join(group.id, invite) }}>
                {askToJoinTexts.signIn}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  )
}

/** The effect of the link's token; undefined without a token or an answer. */
function useInviteEffect(groupId: string, invite: string | undefined): InviteEffect | undefined {
  const { data } = useQuery({
    ...read(previewInvite, { params: { groupId }, query: { invite: invite ?? '' } }),
    enabled: invite !== undefined,
  })
  return invite === undefined ? undefined : data?.worth
}

function InviteEffectText({ effect }: { effect: InviteEffect | undefined }) {
  if (effect !== 'joins' && effect !== 'none') return null
  return (
    <p className={styles.link}>
      <Icon name={effect === 'joins' ? 'tick' : 'info'} size={18} />
      {inviteEffect[effect]}
    </p>
  )
}
