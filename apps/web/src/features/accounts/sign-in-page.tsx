import { Link, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { safeReturn } from '../../platform/paths.ts'
import { DELAY_MS } from '../../platform/texts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useLogin } from './actions.ts'
import { TO_SIGN_UP } from './doors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'
import { Submit } from './submit.tsx'
import { useLater } from './use-later.ts'
import { useWayBack } from './use-way-back.ts'
import { forgetWanted, wantedPlace } from './wanted-place.ts'

type Missing = { email?: string; password?: string }

const missingOf = (email: string, password: string): Missing => ({
  ...(email === '' && { email: 'E-mail is required.' }),
  ...(password === '' && { password: 'Password is required.' }),
})

export function SignInPage({ next: asked }: { next?: string | undefined }) {
  const [next, setNext] = useState(() => asked ?? wantedPlace(Date.now()))
  const { signIn, isPending } = useLogin()
  const router = useRouter()
  const later = useLater()
  const [missing, setMissing] = useState<Missing>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isIn, setIn] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const goOn = (to: string | undefined) => {
    setIn(true)
    forgetWanted()
    later(DELAY_MS.afterSignIn, () => router.history.replace(safeReturn(to)))
  }
  const wayBack = useWayBack({
    done: goOn,
    failed: (text, to) => {
      setRefusal(text)
      setNext(to)
    },
  })
  const busy = isPending || isIn || wayBack.isPending
  const wish = () => ({
    next,
    remember: form.current !== null && new FormData(form.current).get('remember_me') === 'on',
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const now = missingOf(email, password)
    setMissing(now)
    setRefusal(null)
    const [first] = Object.keys(now)
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    signIn(
      { email, password, remember_me: form.get('remember_me') === 'on' },
      {
        done: () => goOn(next),
        failed: (_error, text) => setRefusal(text),
      },
    )
  }

  return (
    <AccountFrame
      wall={(shape) => <BibOnPeg name="" shape={shape} />}
      door={TO_SIGN_UP}
      title="Sign in"
      lead={
        next && (
          // the toast that sent a newcomer here lies over the door at the top
          <>
            Sign in, and you go on where you were.{' '}
            <span className="whole">
              New here?{' '}
              <Link to="/signup" search={{ next }}>
                Sign up
              </Link>
            </span>
          </>
        )
      }
    >
      <form ref={form} id="sign-in" className={styles.form} onSubmit={submit} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        <TextField label="Email" name="email" type="email" autoComplete="email" error={missing.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={missing.password}
        />
        <div className={styles.row}>
          <Checkbox plain name="remember_me" label="Remember me" />
          <Link to="/forgot-password" search={{ next }}>
            Forgot password?
          </Link>
        </div>
      </form>
      <Submit form="sign-in" text="Sign in" doing="Signing in" busy={busy}>
        <SignInElsewhere busy={busy} wish={wish} />
      </Submit>
    </AccountFrame>
  )
}
