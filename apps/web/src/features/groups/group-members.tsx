import { useQuery } from '@tanstack/react-query'
import { listMembers } from '@turnout/contract/members'
import { fullName } from '@turnout/rules/full-name'
import { read } from '../../platform/api/queries.ts'
import type { Family } from '../../platform/paths.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { AvatarStack } from '../../ui/avatar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './group-members.module.css'
import { common, groupMembers as texts } from './texts.ts'

/** A few faces, for members. Renders nothing without an answer: the tile leads to the members too. */
export function GroupMembers({ groupId, family }: { groupId: string; family: Family }) {
  const { data: members } = useQuery(read(listMembers, { params: { groupId }, query: {} }))
  if (!members) return null
  const invite = family === 'mine' ? '/my-sports-groups/$groupId/invite' : '/sports/groups/$groupId/invite'
  const to = family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'
  const people = members.map(({ id, user }) => ({
    id,
    name: fullName(user.first_name, user.last_name),
    image: user.profile_image_url,
  }))
  return (
    <Panel
      title={common.members}
      aside={
        <Link to={to} params={{ groupId }}>
          {texts.seeAll}
        </Link>
      }
    >
      <div className={styles.people}>
        <AvatarStack people={people} atMost={7} size={44} />
        {people.length === 1 && <p>{texts.onlyYouSoFarSend}</p>}
        <ButtonLink to={invite} params={{ groupId }} variant="secondary" size="small">
          {texts.invitePlayers}
        </ButtonLink>
      </div>
    </Panel>
  )
}
