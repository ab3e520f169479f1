import { activate } from './activate.ts'
import { getMe } from './get-me.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'

export const accountsEndpoints = [register, login, logout, activate, resendActivation, getMe]
