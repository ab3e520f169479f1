import { useNavigate } from '@tanstack/react-router'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import { useState } from 'react'
import type { Family } from '../../platform/paths.ts'
import { refresh } from '../../platform/queries.ts'
import { groups as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteGroup, useLeaveGroup } from './actions.ts'
import styles from './group-page.module.css'

type GroupWayOutProps = { group: SportGroup; family: Family; viewer: Viewer }

/** Last on the page and small: Leave Group for members, Delete Group for those who may. */
export function GroupWayOut({ group, family, viewer }: GroupWayOutProps) {
  const leaving = viewer.standing.is === 'member' && may.leave(viewer)
  const deleting = may.deleteGroup(viewer)
  if (!leaving && !deleting) return null
  return (
    <div className={styles.wayOut}>
      {leaving && <Leave group={group} family={family} />}
      {deleting && <Delete group={group} />}
    </div>
  )
}

function Leave({ group, family }: { group: SportGroup; family: Family }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useLeaveGroup()
  const navigate = useNavigate()
  const close = () => setAsking(false)
  const leave = () =>
    mutate(
      { params: { groupId: group.id } },
      {
        failed: close,
        done: () => {
          close()
          if (family === 'mine') void navigate({ to: '/my-sports-groups' })
        },
      },
    )
  return (
    <>
      <Button look="quiet" icon="leave" onClick={() => setAsking(true)}>
        Leave Group
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Leave ${group.name}?`}
        confirm="Leave Group"
        keep="Stay"
        busy={isPending}
        doing="Leaving"
        onConfirm={leave}
        onClose={close}
      >
        You no longer see its members and game days. To come back you ask to join again.
      </ConfirmDialog>
    </>
  )
}

function Delete({ group }: { group: SportGroup }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteGroup()
  const navigate = useNavigate()
  const close = () => setAsking(false)
  const remove = () =>
    mutate(
      { params: { groupId: group.id } },
      {
        failed: close,
        done: () => void navigate({ to: '/my-sports-groups' }).then(() => refresh(getGroup)),
      },
    )
  return (
    <>
      <Button look="danger" size="small" onClick={() => setAsking(true)}>
        Delete Group
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${group.name}?`}
        confirm="Delete Group"
        busy={isPending}
        doing="Deleting"
        onConfirm={remove}
        onClose={close}
      >
        {texts.deleteSure}
      </ConfirmDialog>
    </>
  )
}
