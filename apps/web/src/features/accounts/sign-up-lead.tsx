import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import { goalOf, useNextParam } from './return-path.ts'
import { common, signUpLead as texts } from './texts.ts'

/** After Join or "I'm in": says that the sign-up includes it, and how to continue with an account. */
export function SignUpLead() {
  const next = useNextParam()
  const { group_id, event_id } = goalOf(next)
  if (!(group_id ?? event_id)) return common.oneAccountForPlayingOrganising
  return fillText(group_id ? texts.requestGoesWithIt : texts.answerGoesWithIt, {
    link: (
      <Link to="/signin" search={{ next }}>
        {common.signIn}
      </Link>
    ),
  })
}
