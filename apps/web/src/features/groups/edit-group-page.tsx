import type { SportGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { useState } from 'react'
import { LazyGround, NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useUpdateGroup } from './actions.ts'
import { editGroupPage as texts } from './form-texts.ts'
import type { GroupValues } from './form-values.ts'
import { editGroupDraft } from './group-draft.ts'
import styles from './group-form.module.css'
import { GroupForm } from './group-form.tsx'
import { groupChanges, toGroupValues } from './group-values.ts'
import { BackToGroup } from './public/back-to-group.tsx'
import { useGroup } from './public/use-group.ts'
import { common, messages } from './texts.ts'
import { useGroupForm } from './use-group-form.ts'

const ChatSwitch = lazyPart(
  async () => (await import('../chat/public/chat-switch.tsx')).ChatSwitch,
  RenderNothing,
)

export function EditGroupPage({ groupId }: { groupId: string }) {
  return (
    <LoadBoundary
      key={groupId}
      failed={messages.editFailed}
      className={`wrap page ${styles.page}`}
      level={1}
      back={
        <div className="wrap">
          <BackToGroup groupId={groupId}>{texts.backToGroup}</BackToGroup>
        </div>
      }
      picture={<LazyGround mood="error" width={390} height={300} />}
      skeleton={
        <div className={`wrap page ${styles.page}`}>
          <Skeleton shape="panel" count={3} />
        </div>
      }
      notFound={
        <div className={`wrap page ${styles.page}`}>
          <NotFound
            title={messages.editNotFound}
            action={<ButtonLink to="/my-sports-groups">{texts.backToMyGroups}</ButtonLink>}
          />
        </div>
      }
    >
      <EditAccess groupId={groupId} />
    </LoadBoundary>
  )
}

function EditAccess({ groupId }: { groupId: string }) {
  const { group, viewer } = useGroup(groupId)
  if (may.updateGroup(viewer)) return <EditGroup group={group} />
  return (
    <div className={`wrap page ${styles.page}`}>
      <EmptyState
        level={1}
        picture={<LazyGround width={390} height={300} sport={group.sports_type} />}
        title={texts.onlyAdminsOfChangeIt(group.name)}
        action={
          <ButtonLink to="/my-sports-groups/$groupId" params={{ groupId }}>
            {texts.backToGroup}
          </ButtonLink>
        }
      >
        {texts.askOneOfThemOr}
      </EmptyState>
    </div>
  )
}

function EditGroup({ group }: { group: SportGroup }) {
  const params = { groupId: group.id }
  // the group may be refetched while the form is open
  const [initial] = useState(() => toGroupValues(group))
  const update = useUpdateGroup()
  const state = useGroupForm(editGroupDraft(group.id, initial), initial, update)
  const navigate = useNavigate()
  const save = (values: GroupValues) =>
    update.mutate(
      { params, body: groupChanges(values, initial), file: state.photo ?? undefined },
      {
        failed: (error) => state.showRefusal(error),
        done: () => {
          state.draft.forget()
          void navigate({ to: '/my-sports-groups/$groupId', params })
        },
      },
    )
  return (
    <GroupForm
      state={state}
      image={group.venue_image_url}
      memberCount={group.member_count}
      submit={texts.save}
      busyText={texts.saving}
      onSubmit={(event) => void state.form.submit(save)(event)}
      foot={<ChatSwitch groupId={group.id} />}
      back={<BackToGroup groupId={group.id}>{texts.backToGroup}</BackToGroup>}
      title={common.updateGroup}
    />
  )
}
