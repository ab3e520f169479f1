import { useQuery } from '@tanstack/react-query'
import { weighInvite } from '@turnout/contract/invites'
import type { InviteWorth } from '@turnout/rules/membership'
import { read } from '../../platform/queries.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './join-page.module.css'

/** What the link is worth that somebody came with; nothing known while there is none or no answer. */
export function useWorth(groupId: string, invite: string | undefined): InviteWorth | undefined {
  const { data } = useQuery({
    ...read(weighInvite, { params: { groupId }, query: { invite: invite ?? '' } }),
    enabled: invite !== undefined,
  })
  return invite === undefined ? undefined : data?.worth
}

export function LinkWords({ worth }: { worth: InviteWorth | undefined }) {
  if (worth === 'joins')
    return (
      <p className={styles.link}>
        <Icon name="tick" size={18} />
        With this link you are in at once. Nobody has to say yes.
      </p>
    )
  if (worth === 'none')
    return (
      <p className={styles.link}>
        <Icon name="info" size={18} />
        This link no longer works. You can still ask, and an admin says yes.
      </p>
    )
  return null
}
