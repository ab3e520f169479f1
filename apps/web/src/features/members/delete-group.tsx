import { useNavigate } from '@tanstack/react-router'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { useState } from 'react'
import { refresh } from '../../platform/queries.ts'
import { groups as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeleteGroup } from './actions.ts'
import styles from './members.module.css'

export function DeleteGroup({ group }: { group: SportGroup }) {
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
    <div className={styles.delete}>
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
    </div>
  )
}
