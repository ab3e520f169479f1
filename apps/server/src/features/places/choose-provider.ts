import type { Deps } from '../../deps.ts'
import { googlePlaces } from './google.ts'
import { photon } from './photon.ts'
import type { Provider } from './provider.ts'

export function chooseProvider(places: Deps['config']['places'], contact: string): Provider | null {
  if (places.type === 'photon') return photon(places.url, contact)
  if (places.type === 'google') return googlePlaces(places.url, places.key, contact)
  return null
}
