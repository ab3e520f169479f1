import { paths } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { toast } from '../../platform/toast.ts'
import { MainButton } from '../../ui/button.tsx'
import { answering as texts } from './texts.ts'

/** A visitor signs up or in on the way, and that gives the answer. */
export function VisitorAnswer({ eventId }: { eventId: string }) {
  const navigate = useNavigate()
  const viewer = useViewer()
  const isUnconfirmed = viewer !== null && viewer !== 'loading' && !viewer.email_confirmed
  const signUp = () => {
    toast.info(texts.signInFirst)
    void navigate({ to: '/signup/user', search: { next: paths.event(eventId, 'in') } })
  }
  return (
    <MainButton onClick={signUp} disabledReason={isUnconfirmed ? texts.confirmFirst : undefined}>
      {texts.in}
    </MainButton>
  )
}
