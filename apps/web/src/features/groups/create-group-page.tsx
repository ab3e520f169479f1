import { DEFAULT_SPORT, findSport } from '@turnout/rules/sports'
import type { SubmitEvent } from 'react'
import { paths } from '../../platform/paths.ts'
import { BackLink, ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { toast } from '../../platform/toast.ts'
import { useCreateGroup } from './actions.ts'
import { createGroupPage as texts } from './form-texts.ts'
import type { GroupValues } from './form-values.ts'
import { NEW_GROUP_DRAFT } from './group-draft.ts'
import { GroupForm } from './group-form.tsx'
import { blankValues, toNewGroup } from './group-values.ts'
import { common } from './texts.ts'
import { useGroupForm } from './use-group-form.ts'

export function CreateGroupPage({ type }: { type?: string | undefined }) {
  const sport = findSport(type ?? DEFAULT_SPORT)?.id ?? DEFAULT_SPORT
  return <CreateGroup key={sport} sport={sport} />
}

function CreateGroup({ sport }: { sport: string }) {
  const creation = useCreateGroup()
  const state = useGroupForm(NEW_GROUP_DRAFT, blankValues(sport), creation)
  const { form, draft } = state
  const signedIn = useIsSignedIn()
  const navigate = useNavigate()
  const isUnconfirmed = useMe()?.email_confirmed === false

  const create = (values: GroupValues) =>
    creation.mutate(
      { body: toNewGroup(values), file: state.photo ?? undefined },
      {
        failed: (error) => state.showRefusal(error, texts.failedToCreateGroup),
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
    toast.info(texts.logInToCreateYour)
    void navigate({ to: '/signin', search: { next: paths.createGroup(sport) } })
  }

  return (
    <GroupForm
      isInSteps
      state={state}
      memberCount={1}
      submit={common.createGroup}
      busyText={texts.creating}
      disabledReason={isUnconfirmed ? texts.confirmYourEmailFirstThen : undefined}
      note={signedIn ? undefined : texts.youLogInFirstWhat}
      onSubmit={submit}
      sportAside={
        <ButtonLink to="/sports/select" variant="quiet" size="small">
          {texts.changeSport}
        </ButtonLink>
      }
      back={<BackLink to="/sports/select">{texts.chooseSport}</BackLink>}
      title={common.createGroup}
    />
  )
}
