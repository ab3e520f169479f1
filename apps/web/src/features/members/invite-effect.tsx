import { useQuery } from '@tanstack/react-query'
import { previewInvite } from '@turnout/contract/invites'
import type { InviteEffect } from '@turnout/rules/membership'
import { read } from '../../platform/api/queries.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './join-page.module.css'
import { inviteEffect as texts } from './texts.ts'

/** What the link is worth that somebody came with; nothing known while there is none or no answer. */
export function useInviteEffect(groupId: string, invite: string | undefined): InviteEffect | undefined {
  const { data } = useQuery({
    ...read(previewInvite, { params: { groupId }, query: { invite: invite ?? '' } }),
    enabled: invite !== undefined,
  })
  return invite === undefined ? undefined : data?.worth
}

export function InviteEffectText({ effect }: { effect: InviteEffect | undefined }) {
  if (effect === 'joins')
    return (
      <p className={styles.link}>
        <Icon name="tick" size={18} />
        {texts.withThisLinkYouAre}
      </p>
    )
  if (effect === 'none')
    return (
      <p className={styles.link}>
        <Icon name="info" size={18} />
        {texts.thisLinkNoLongerWorks}
      </p>
    )
  return null
}
