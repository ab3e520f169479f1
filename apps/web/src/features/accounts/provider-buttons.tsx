import { useQuery } from '@tanstack/react-query'
import { fillPath } from '@turnout/contract/endpoint'
import { listSignInProviders, type Provider, START_PATH } from '@turnout/contract/oauth'
import { API } from '../../platform/api/call.ts'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { type OAuthFlow, startOAuthFlow } from './oauth-flow.ts'
import styles from './provider-buttons.module.css'
import { providerButtons as texts } from './texts.ts'

const PROVIDER_NAMES: Record<Provider, string> = { google: texts.gmail, github: 'GitHub' }

type ProviderButtonsProps = { busy: boolean; flowOptions: () => Omit<OAuthFlow, 'tabKey'> }

/** The providers of this server; nothing where there are none. */
export function ProviderButtons({ busy, flowOptions }: ProviderButtonsProps) {
  const { data: providers = [] } = useQuery({
    ...read(listSignInProviders, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (providers.length === 0) return null

  const redirectTo = (provider: Provider) => {
    const { tabKey } = startOAuthFlow(flowOptions())
    location.assign(`${API}${fillPath(START_PATH, { provider })}?tab_key=${tabKey}`)
  }
  return (
    <div className="stack gap-12">
      <p className={styles.or}>{texts.orSignInWith}</p>
      <div className={styles.doors}>
        {providers.map((provider) => (
          <Button
            key={provider}
            size="large"
            wide
            aria-disabled={busy || undefined}
            onClick={() => redirectTo(provider)}
          >
            <span>
              <span className="visually-hidden">{texts.signInWith}</span>
              {PROVIDER_NAMES[provider]}
            </span>
          </Button>
        ))}
      </div>
    </div>
  )
}
