import { fillText } from '../../platform/page/fill-text.tsx'
import { Link } from '../../platform/router/link.tsx'
import { groupToJoin } from './return-path.ts'
import { common, signUpLead as texts } from './texts.ts'

/** Who came to join a group reads that the request goes with the sign-up, and how to go on with an account. */
export function SignUpLead({ next }: { next: string | undefined }) {
  if (!groupToJoin(next).group_id) return common.oneAccountForPlayingOrganising
  return fillText(texts.requestGoesWithIt, {
    link: (
      <Link to="/signin" search={{ next }}>
        {common.signIn}
      </Link>
    ),
  })
}
