import { useNavigate } from '@tanstack/react-router'
import { deleteGroup, getGroup, listGroups, listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { refresh } from './queries.ts'
import { groups as texts } from './texts.ts'
import { useAction } from './use-action.ts'

/** Stands on the group's page and on that of its members (specification, section 2). */
export function DeleteGroup({ group }: { group: SportGroup }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useAction(deleteGroup, {
    done: texts.deleted,
    failed: texts.deleteFailed,
    // not the group itself: its page would say 'not found' on the way out
    refreshes: [listGroups, listMyGroups],
  })
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
