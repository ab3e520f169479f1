export const TO_SIGN_IN = { question: 'Already have an account?', to: '/signin', text: 'Sign in' } as const
export const TO_SIGN_UP = { question: 'New here?', to: '/signup', text: 'Sign up' } as const
