import { useQuery } from '@tanstack/react-query'
import { fillPath } from '@turnout/contract/endpoint'
import { listSignInProviders, type Provider, START_PATH } from '@turnout/contract/sign-in-elsewhere'
import { API } from '../../platform/api.ts'
import { read } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import styles from './sign-in-elsewhere.module.css'
import { type Journey, setOut } from './sign-in-journey.ts'

const NAMES: Record<Provider, string> = { google: 'Gmail', github: 'GitHub' }

type SignInElsewhereProps = { busy: boolean; wish: () => Omit<Journey, 'tabKey'> }

/** Only the doors that this server has; where it has none, nothing is shown and nothing is said. */
export function SignInElsewhere({ busy, wish }: SignInElsewhereProps) {
  const { data: providers = [] } = useQuery({
    ...read(listSignInProviders, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (providers.length === 0) return null

  const leave = (provider: Provider) => {
    const { tabKey } = setOut(wish())
    location.assign(`${API}${fillPath(START_PATH, { provider })}?tab_key=${tabKey}`)
  }
  return (
    <div className={styles.elsewhere}>
      <p className={styles.or}>or sign in with</p>
      <div className={styles.doors}>
        {providers.map((provider) => (
          <Button
            key={provider}
            size="large"
            wide
            aria-disabled={busy || undefined}
            onClick={() => leave(provider)}
          >
            <span>
              <span className="visually-hidden">Sign in with </span>
              {NAMES[provider]}
            </span>
          </Button>
        ))}
      </div>
    </div>
  )
}
