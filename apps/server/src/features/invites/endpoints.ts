import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { changeInvite } from './change-invite.ts'
import { getInvite } from './get-invite.ts'
import { renewInvite } from './renew-invite.ts'
import { weighInvite } from './weigh-invite.ts'

export const invitesEndpoints: ServedEndpoint<Deps>[] = [getInvite, changeInvite, renewInvite, weighInvite]
