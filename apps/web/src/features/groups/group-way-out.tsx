import { useNavigate } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import { useState } from 'react'
import { DeleteGroup } from '../../platform/delete-group.tsx'
import type { Family } from '../../platform/paths.ts'
import { Button } from '../../ui/button.tsx'
import styles from './group-page.module.css'
import { LeaveDialog } from './leave-dialog.tsx'

type GroupWayOutProps = { group: SportGroup; family: Family; viewer: Viewer }

/** Last on the page and small: Leave Group for members, Delete Group for those who may. */
export function GroupWayOut({ group, family, viewer }: GroupWayOutProps) {
  const leaving = viewer.standing.is === 'member' && may.leave(viewer)
  const deleting = may.deleteGroup(viewer)
  if (!leaving && !deleting) return null
  return (
    <div className={styles.wayOut}>
      {leaving && <Leave group={group} family={family} />}
      {deleting && <DeleteGroup group={group} />}
    </div>
  )
}

function Leave({ group, family }: { group: SportGroup; family: Family }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button look="quiet" icon="leave" onClick={() => setAsking(true)}>
        Leave Group
      </Button>
      <LeaveDialog
        group={group}
        open={asking}
        onClose={() => setAsking(false)}
        onLeft={() => {
          if (family === 'mine') void navigate({ to: '/my-sports-groups' })
        }}
      />
    </>
  )
}
