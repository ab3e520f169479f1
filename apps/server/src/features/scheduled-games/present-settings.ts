import type { CurrentSettings } from '@turnout/contract/attendance-settings'
import { storedCost } from './cost.ts'
import type { SettingsRow } from './store.ts'

const OFF: CurrentSettings = {
  is_chosen: false,
  mode: 'off',
  places: null,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
  cost: null,
  strangers_may_find: false,
}

export const presentSettings = (row: SettingsRow | null): CurrentSettings =>
  row
    ? {
        is_chosen: true,
        mode: row.mode,
        places: row.places,
        minimum: row.minimum,
        guests_allowed: row.guestsAllowed,
        fair_places: row.fairPlaces,
        cost: storedCost(row),
        strangers_may_find: row.strangersMayFind,
      }
    : OFF
