import { activate } from './activate.ts'
import { changePassword } from './change-password.ts'
import { deactivate } from './deactivate.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { exchangeSignInLink } from './exchange-sign-in-link.ts'
import { finishActivation } from './finish-activation.ts'
import { forgotPassword } from './forgot-password.ts'
import { getMe } from './get-me.ts'
import { getSignUpChallenge } from './get-sign-up-challenge.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { resendActivation } from './resend-activation.ts'
import { resetPassword } from './reset-password.ts'
import { updateMe } from './update-me.ts'
import { uploadProfileImage } from './upload-profile-image.ts'

export const accountsEndpoints = [
  register,
  getSignUpChallenge,
  login,
  logout,
  activate,
  finishActivation,
  resendActivation,
  getMe,
  updateMe,
  uploadProfileImage,
  deactivate,
  changePassword,
  forgotPassword,
  resetPassword,
  requestSignInLink,
  exchangeSignInLink,
  listSessions,
  endSession,
  endOtherSessions,
]
