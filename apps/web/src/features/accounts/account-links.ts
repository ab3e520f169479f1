import { accountLinks as texts } from './profile-texts.ts'
import { common } from './texts.ts'
export const TO_SIGN_IN = { question: texts.alreadyHaveAccount, to: '/signin', text: common.signIn } as const
export const TO_SIGN_UP = { question: texts.newHere, to: '/signup', text: common.signUp } as const
