import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import { useState } from 'react'
import { refresh } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import type { Family } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './group-page.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { common } from './texts.ts'

type GroupExitProps = { group: SportGroup; family: Family; viewer: Viewer }

// lazy: last on the page, and for admins only
const DeleteGroup = lazyPart(async () => (await import('./public/delete-group.tsx')).DeleteGroup)

/** Small and last on the page: Leave Group for members, Delete Group for people who may. */
export function GroupExit({ group, family, viewer }: GroupExitProps) {
  const canLeave = viewer.standing.type === 'member' && may.leave(viewer)
  const canDelete = may.deleteGroup(viewer)
  if (!canLeave && !canDelete) return null
  return (
    <div className={styles.wayOut}>
      {canLeave && <LeaveGroup group={group} family={family} />}
      {canDelete && <DeleteGroup group={group} />}
    </div>
  )
}

function LeaveGroup({ group, family }: { group: SportGroup; family: Family }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const toMyGroups = () => void navigate({ to: '/my-sports-groups' }).then(() => refresh(getGroup))
  return (
    <>
      <Button variant="quiet" icon="leave" onClick={() => setAsking(true)}>
        {common.leaveGroup}
      </Button>
      <LeaveDialog
        group={group}
        open={isAsking}
        onClose={() => setAsking(false)}
        onLeft={family === 'mine' ? toMyGroups : undefined}
      />
    </>
  )
}
