import { DEFAULT_SPORT, findSport } from '@turnout/rules/sports'
import { type SubmitEvent, useState } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { PHOTO_PROBLEMS } from '../../platform/files/photo-problems.ts'
import { paths } from '../../platform/paths.ts'
import { BackLink, ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { toast } from '../../platform/toast.ts'
import { useCreateGroup } from './actions.ts'
import { DraftNote } from './draft-note.tsx'
import { createGroupPage as texts } from './form-texts.ts'
import type { GroupValues } from './form-values.ts'
import { NEW_GROUP_DRAFT } from './group-draft.ts'
import { GroupForm } from './group-form.tsx'
import { blankValues, toNewGroup } from './group-values.ts'
import { common } from './texts.ts'
import { useGroupForm } from './use-group-form.ts'

const SIGN_IN_FIRST = texts.logInToCreateYour

export function CreateGroupPage({ type }: { type?: string | undefined }) {
  const sport = findSport(type ?? DEFAULT_SPORT)?.id ?? DEFAULT_SPORT
  return <CreateGroup key={sport} sport={sport} />
}

function CreateGroup({ sport }: { sport: string }) {
  const { form, showRefusal, draft } = useGroupForm(NEW_GROUP_DRAFT, blankValues(sport))
  const [photo, setPhoto] = useState<File | null>(null)
  const { mutate, isPending, data: created, error, reset } = useCreateGroup()
  const signedIn = useIsSignedIn()
  const navigate = useNavigate()
  const isUnconfirmed = useMe()?.email_confirmed === false

  const choosePhoto = (file: File | null) => {
    reset()
    setPhoto(file)
  }
  const create = (values: GroupValues) =>
    mutate(
      { body: toNewGroup(values), file: photo ?? undefined },
      {
        failed: (error) => showRefusal(error, texts.failedToCreateGroup),
        done: ({ id }) => {
          draft.forget()
          // replaces the form in the history: Back must not create the group a second time
          void navigate({ to: '/my-sports-groups/$groupId', params: { groupId: id }, replace: true })
        },
      },
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (signedIn) return void form.submit(create)(event)
    event.preventDefault()
    // if a session has ended meanwhile, its end deleted the draft
    draft.keep()
    toast.info(SIGN_IN_FIRST)
    void navigate({ to: '/signin', search: { next: paths.createGroup(sport) } })
  }

  return (
    <GroupForm
      isInSteps
      form={form}
      photo={photo}
      photoError={isProblem(error, ...PHOTO_PROBLEMS) ? error.message : undefined}
      onPhoto={choosePhoto}
      memberCount={1}
      submit={common.createGroup}
      busyText={texts.creating}
      busy={isPending || created !== undefined || form.isSubmitting}
      disabledReason={isUnconfirmed ? texts.confirmYourEmailFirstThen : undefined}
      note={signedIn ? undefined : texts.youLogInFirstWhat}
      onSubmit={submit}
      sportAside={
        <ButtonLink to="/sports/select" variant="quiet" size="small">
          {texts.changeSport}
        </ButtonLink>
      }
      head={
        <div>
          <BackLink to="/sports/select">{texts.chooseSport}</BackLink>
          <h1>{common.createGroup}</h1>
          <DraftNote draft={draft} />
        </div>
      }
    />
  )
}
