import { deleteGroup, getGroup, listGroups, listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { useState } from 'react'
import { refresh } from '../../../platform/api/queries.ts'
import { useAction } from '../../../platform/api/use-action.ts'
import { LazyMenu } from '../../../platform/lazy/lazy-menu.tsx'
import { useNavigate } from '../../../platform/router/router-hooks.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { messages, deleteGroup as texts } from '../texts.ts'

/** A button on the group's page; a menu item on the members page, away from the list of people. */
export function DeleteGroup({ group, inMenu = false }: { group: SportGroup; inMenu?: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useAction(deleteGroup, {
    done: messages.deleted,
    failed: messages.deleteFailed,
    // not the group itself: its page would show 'not found' before the navigation
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
      {inMenu ? (
        <LazyMenu
          label={texts.moreFor(group.name)}
          items={[{ text: texts.deleteGroup, icon: 'cross', danger: true, onSelect: () => setAsking(true) }]}
        />
      ) : (
        <Button variant="danger" size="small" onClick={() => setAsking(true)}>
          {texts.deleteGroup}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.deleteWord(group.name)}
        confirmText={texts.deleteGroup}
        busy={isPending}
        busyText={texts.deleting}
        onConfirm={remove}
        onClose={close}
      >
        {messages.deleteSure}
      </ConfirmDialog>
    </>
  )
}
