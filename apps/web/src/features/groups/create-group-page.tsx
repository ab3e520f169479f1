import { Link, useNavigate } from '@tanstack/react-router'
import { DEFAULT_SPORT, findSport } from '@turnout/rules/sports'
import { type SubmitEvent, useState } from 'react'
import { useIsSignedIn } from '../../platform/identity.ts'
import { paths } from '../../platform/paths.ts'
import { isProblem } from '../../platform/problem-error.ts'
import { toast } from '../../platform/toast.ts'
import { useViewer } from '../../platform/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { useCreateGroup } from './actions.ts'
import { DraftNote } from './draft-note.tsx'
import { OF_A_NEW_GROUP } from './group-draft.ts'
import styles from './group-form.module.css'
import { GroupForm } from './group-form.tsx'
import { blankValues, type GroupValues, newGroup } from './group-values.ts'
import { PICTURE_PROBLEMS } from './picture-problems.ts'
import { useDraftedForm } from './use-drafted-form.ts'

const SIGN_IN_FIRST = 'Log in to create your group. What you typed stays here.'

export function CreateGroupPage({ type }: { type?: string | undefined }) {
  const sport = findSport(type ?? DEFAULT_SPORT)?.id ?? DEFAULT_SPORT
  return <CreateGroup key={sport} sport={sport} />
}

function CreateGroup({ sport }: { sport: string }) {
  const { form, showRefusal, draft } = useDraftedForm(OF_A_NEW_GROUP, blankValues(sport))
  const [photo, setPhoto] = useState<File | null>(null)
  const { mutate, isPending, data: made, error, reset } = useCreateGroup()
  const signedIn = useIsSignedIn()
  const viewer = useViewer()
  const navigate = useNavigate()
  const unconfirmed = viewer !== null && viewer !== 'loading' && !viewer.email_confirmed

  const choosePhoto = (file: File | null) => {
    reset()
    setPhoto(file)
  }
  const create = (values: GroupValues) =>
    mutate(
      { body: newGroup(values), file: photo ?? undefined },
      {
        failed: (error) => showRefusal(error, 'Failed to create group'),
        done: ({ id }) => {
          draft.forget()
          // the way back leads past the form: nobody founds the same group twice
          void navigate({ to: '/my-sports-groups/$groupId', params: { groupId: id }, replace: true })
        },
      },
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (signedIn) return void form.handleSubmit(create)(event)
    event.preventDefault()
    toast.info(SIGN_IN_FIRST)
    void navigate({ to: '/signin', search: { next: paths.createGroup(sport) } })
  }

  return (
    <GroupForm
      form={form}
      photo={photo}
      photoError={isProblem(error, ...PICTURE_PROBLEMS) ? error.message : undefined}
      onPhoto={choosePhoto}
      memberCount={1}
      submit="Create Group"
      doing="Creating"
      busy={isPending || made !== undefined || form.formState.isSubmitting}
      held={unconfirmed ? 'Confirm your e-mail first, then you can create groups.' : undefined}
      note={
        signedIn
          ? undefined
          : 'You log in first. What you typed stays on this device; choose the photo after that.'
      }
      onSubmit={submit}
      sportAside={
        <Link to="/sports/select" className={buttonClass({ look: 'quiet', size: 'small' })}>
          Change sport
        </Link>
      }
      head={
        <div>
          <Link to="/sports/select" className={styles.back}>
            <Icon name="back" size={22} />
            Choose a sport
          </Link>
          <h1>Create Group</h1>
          <DraftNote draft={draft} />
        </div>
      }
    />
  )
}
