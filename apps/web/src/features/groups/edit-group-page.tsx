import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { useState } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read } from '../../platform/api/queries.ts'
import { PHOTO_PROBLEMS } from '../../platform/files/photo-problems.ts'
import { LazyGround, NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useUpdateGroup } from './actions.ts'
import { DraftNote } from './draft-note.tsx'
import { editGroupPage as texts } from './form-texts.ts'
import type { GroupValues } from './form-values.ts'
import { editGroupDraft } from './group-draft.ts'
import styles from './group-form.module.css'
import { GroupForm } from './group-form.tsx'
import { groupChanges, toGroupValues } from './group-values.ts'
import { BackToGroup } from './public/back-to-group.tsx'
import { toViewer } from './public/group-viewer.ts'
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
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const viewer = toViewer(group.current_user_membership, useViewer())
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
  const { form, showRefusal, draft } = useGroupForm(editGroupDraft(group.id, initial), initial)
  const [photo, setPhoto] = useState<File | null>(null)
  const { mutate, isPending, data: saved, error, reset } = useUpdateGroup()
  const navigate = useNavigate()
  const choosePhoto = (file: File | null) => {
    reset()
    setPhoto(file)
  }
  const save = (values: GroupValues) =>
    mutate(
      { params, body: groupChanges(values, initial), file: photo ?? undefined },
      {
        failed: (error) => showRefusal(error),
        done: () => {
          draft.forget()
          void navigate({ to: '/my-sports-groups/$groupId', params })
        },
      },
    )
  return (
    <GroupForm
      form={form}
      image={group.venue_image_url}
      photo={photo}
      photoError={isProblem(error, ...PHOTO_PROBLEMS) ? error.message : undefined}
      onPhoto={choosePhoto}
      memberCount={group.member_count}
      submit={texts.save}
      busyText={texts.saving}
      busy={isPending || saved !== undefined || form.isSubmitting}
      onSubmit={(event) => void form.submit(save)(event)}
      foot={<ChatSwitch groupId={group.id} />}
      head={
        <div>
          <BackToGroup groupId={group.id}>{texts.backToGroup}</BackToGroup>
          <h1>{common.updateGroup}</h1>
          <DraftNote draft={draft} />
        </div>
      }
    />
  )
}
