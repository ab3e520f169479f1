import { paths } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { answering as texts } from './texts.ts'

/** A visitor signs in on the way, and finds the event again with the button to press. */
export function VisitorAnswer({ eventId }: { eventId: string }) {
  const navigate = useNavigate()
  const signIn = () => {
    toast.info(texts.signInFirst)
    void navigate({ to: '/signin', search: { next: paths.event(eventId, 'in') } })
  }
  return (
    <Button variant="primary" size="large" wide onClick={signIn}>
      {texts.in}
    </Button>
  )
}
