import { login } from '@turnout/contract/accounts'
import { type SubmitEvent, useRef, useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { safeReturnPath } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { DELAY_MS } from '../../platform/specified-figures.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTimeout } from '../../ui/use-timeout.ts'
import { AccountLayout } from './account-layout.tsx'
import { useSignIn } from './actions.ts'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { FormResult } from './form-result.tsx'
import { isOwnDevice } from './own-device.ts'
import { useRequestSignInLink } from './profile-actions.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { clearReturnPath, goalOf, savedReturnPath, saveReturnPath } from './return-path.ts'
import { SubmitButton } from './submit-button.tsx'
import { common, signInLinkOffer as signInLink, signInPage as texts } from './texts.ts'
import { useOauthReturn } from './use-oauth-return.ts'

const PasskeySignIn = lazyPart(
  async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn,
  RenderNothing,
)

const SecondFactorStep = lazyPart(async () => (await import('./second-factor-step.tsx')).SecondFactorStep)

type MissingFields = { email?: string; password?: string }

const findMissing = (email: string, password: string): MissingFields => ({
  ...(email === '' && { email: common.emailIsRequired }),
  ...(password === '' && { password: common.passwordIsRequired }),
})

/** A person who pressed Join or "I'm in" before signing in need not press it again. */
async function sendOnTheWay(to: string | undefined): Promise<string | undefined> {
  const { group_id, invite, event_id } = goalOf(to)
  if (event_id !== undefined) {
    const { sendAnswer } = await import('../events/public/send-answer.ts')
    return (await sendAnswer(event_id)) ?? to
  }
  if (group_id === undefined) return to
  const { sendJoinRequest } = await import('../groups/public/send-join-request.ts')
  return (await sendJoinRequest(group_id, invite)) ?? to
}

/** Once, after hydration, because the build does not know the device; later the person decides. */
function tickOnOwnDevice(box: HTMLInputElement | null): void {
  if (box) box.checked = isOwnDevice()
}

export function SignInPage({ next: nextParam }: { next?: string | undefined }) {
  const [next, setNext] = useState(() => nextParam ?? savedReturnPath(Date.now()))
  const { signIn, isPending } = useSignIn(login)
  const navigate = useNavigate()
  const { run: runAfter } = useTimeout()
  const [missing, setMissing] = useState<MissingFields>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  // counted, so that a refusal after a sent link offers another
  const [offers, setOffers] = useState(0)
  const [isSignedIn, setSignedIn] = useState(false)
  const [pending, setPending] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const continueTo = (to: string | undefined) => {
    setSignedIn(true)
    clearReturnPath()
    // if its code cannot load, nothing is sent, and the person presses again on the next page
    const destination = sendOnTheWay(to).catch(() => to)
    runAfter(DELAY_MS.afterSignIn, () => {
      void destination.then((href) => navigate({ href: safeReturnPath(href), replace: true }))
    })
  }
  const oauthReturn = useOauthReturn({
    done: continueTo,
    failed: (text, to, { needsLink = false, pendingSignIn = null }) => {
      setPending(pendingSignIn)
      setRefusal(pendingSignIn === null ? text : null)
      setOffers((count) => (needsLink && pendingSignIn === null ? count + 1 : 0))
      setNext(to)
    },
  })
  const busy = isPending || isSignedIn || oauthReturn.isPending
  const remember = () => form.current !== null && new FormData(form.current).get('remember_me') === 'on'
  const flowOptions = () => ({ next, remember: remember() })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '').trim()
    const password = String(form.get('password') ?? '')
    const missingNow = findMissing(email, password)
    setMissing(missingNow)
    setRefusal(null)
    setOffers(0)
    const [first] = Object.keys(missingNow)
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    signIn(
      { body: { email, password, remember_me: form.get('remember_me') === 'on' } },
      {
        done: () => continueTo(next),
        failed: (error, text) => {
          if (isProblem(error, 'second-factor-needed')) return setPending(error.pendingSignIn)
          setRefusal(text)
          setOffers(isProblem(error, 'too-many-sign-ins') ? 1 : 0)
        },
      },
    )
  }

  const emailInForm = (): string | null => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=email]')
    const email = field?.value.trim() ?? ''
    setMissing(email === '' ? { email: common.emailIsRequired } : {})
    if (email === '') field?.focus()
    return email || null
  }

  const frame = {
    illustration: (shape: 'strip' | 'tall') => <BibOnPeg name="" shape={shape} />,
    isSignIn: true,
  }
  if (pending !== null)
    return (
      <AccountLayout {...frame} title={texts.usePasskeyOrCode}>
        <SecondFactorStep
          pending={pending}
          done={() => continueTo(next)}
          startAgain={(text) => {
            setPending(null)
            setRefusal(text)
          }}
        />
      </AccountLayout>
    )
  return (
    <AccountLayout
      {...frame}
      title={common.signIn}
      lead={
        // the toast that sent a newcomer here covers the link at the top
        next &&
        fillText(texts.signInAndYouGo, {
          value: (
            <span className="whole">
              {fillText(texts.newHere, {
                link: (
                  <Link to="/signup" search={{ next }}>
                    {common.signUp}
                  </Link>
                ),
              })}
            </span>
          ),
        })
      }
    >
      <form ref={form} id="sign-in" className={styles.form} onSubmit={submit} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        {offers > 0 && (
          <SignInLinkOffer
            key={offers}
            email={emailInForm}
            // the link opens a page without the state of this one
            sent={() => {
              setRefusal(null)
              saveReturnPath(next, Date.now())
            }}
            failed={(error) => setRefusal(errorText(error, common.linkCouldNotBeSent))}
          />
        )}
        <TextField
          label={common.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          error={missing.email}
        />
        <PasswordField
          label={common.password}
          name="password"
          autoComplete="current-password"
          error={missing.password}
        />
        <div className={styles.row}>
          <Checkbox ref={tickOnOwnDevice} plain name="remember_me" label={texts.keepMeSignedIn} />
          <Link to="/forgot-password" search={{ next }}>
            {texts.forgotPassword}
          </Link>
        </div>
      </form>
      <SubmitButton form="sign-in" text={common.signIn} busyText={texts.signingIn} busy={busy}>
        <PasskeySignIn busy={busy} remember={remember} done={() => continueTo(next)} failed={setRefusal} />
        <ProviderButtons busy={busy} flowOptions={flowOptions} />
      </SubmitButton>
    </AccountLayout>
  )
}

type SignInLinkOfferProps = {
  /** The email in the form; null when it is empty, and then the form shows that. */
  email: () => string | null
  sent: () => void
  failed: (error: Error) => void
}

/** For a person who is locked out by wrong passwords, their own or another's: a link by mail. */
function SignInLinkOffer({ email, sent, failed }: SignInLinkOfferProps) {
  const { mutate, isPending, data } = useRequestSignInLink()
  if (data) return <FormResult>{data.message}</FormResult>
  const send = () => {
    const address = email()
    if (address !== null) mutate({ body: { email: address } }, { done: sent, failed })
  }
  return (
    <Button wide busy={isPending} busyText={common.sendingIt} onClick={send}>
      {signInLink.sendMeSignInLink}
    </Button>
  )
}
