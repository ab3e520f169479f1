import { Link, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { safeReturn } from '../../platform/paths.ts'
import { isProblem, sentenceOf } from '../../platform/problem-error.ts'
import { DELAY_MS } from '../../platform/texts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useLogin } from './actions.ts'
import { TO_SIGN_UP } from './doors.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { isOwnDevice } from './own-device.ts'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'
import { SignInLinkOffer } from './sign-in-link-offer.tsx'
import { Submit } from './submit.tsx'
import { useLater } from './use-later.ts'
import { useWayBack } from './use-way-back.ts'
import { forgetWanted, keepWanted, wantedPlace } from './wanted-place.ts'

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
  // counted, so that a refusal after a link was sent offers another
  const [offers, setOffers] = useState(0)
  const [isIn, setIn] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // once, as the page was drawn before anybody knew on which device; later the box is theirs
  useLayoutEffect(() => {
    const box = form.current?.querySelector<HTMLInputElement>('[name=remember_me]')
    if (box) box.checked = isOwnDevice()
  }, [])

  const goOn = (to: string | undefined) => {
    setIn(true)
    forgetWanted()
    later(DELAY_MS.afterSignIn, () => router.history.replace(safeReturn(to)))
  }
  const wayBack = useWayBack({
    done: goOn,
    failed: (text, to, needsLink = false) => {
      setRefusal(text)
      setOffers((before) => (needsLink ? before + 1 : 0))
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
    setOffers(0)
    const [first] = Object.keys(now)
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    signIn(
      { email, password, remember_me: form.get('remember_me') === 'on' },
      {
        done: () => goOn(next),
        failed: (error, text) => {
          setRefusal(text)
          setOffers(isProblem(error, 'too-many-sign-ins') ? 1 : 0)
        },
      },
    )
  }

  const emailInForm = (): string | null => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=email]')
    const email = field?.value.trim() ?? ''
    setMissing(email === '' ? { email: 'E-mail is required.' } : {})
    if (email === '') field?.focus()
    return email || null
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
        {offers > 0 && (
          <SignInLinkOffer
            key={offers}
            email={emailInForm}
            // the link opens a page that knows nothing of this one
            sent={() => {
              setRefusal(null)
              keepWanted(next, Date.now())
            }}
            failed={(error) => setRefusal(sentenceOf(error, 'The link could not be sent.'))}
          />
        )}
        <TextField label="Email" name="email" type="email" autoComplete="email" error={missing.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={missing.password}
        />
        <div className={styles.row}>
          <Checkbox plain name="remember_me" label="Keep me signed in" />
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
