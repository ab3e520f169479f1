import { finishSignIn } from './finish-sign-in.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { requestSecondFactor } from './request-second-factor.ts'
import { turnSecondFactorOff } from './turn-second-factor-off.ts'
import { turnSecondFactorOn } from './turn-second-factor-on.ts'

export const secondFactorEndpoints = [
  requestSecondFactor,
  finishSignIn,
  getSecondFactor,
  requestConfirmation,
  turnSecondFactorOn,
  turnSecondFactorOff,
  renewRecoveryCodes,
]
