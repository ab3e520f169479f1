import type { AttendanceSettings } from '@turnout/contract/attendance-settings'
import type { SettingsRow } from './store.ts'

const OFF: AttendanceSettings = {
  mode: 'off',
  places: null,
  minimum: null,
  guests_allowed: true,
  fair_places: false,
}

export const presentSettings = (row: SettingsRow | null): AttendanceSettings =>
  row
    ? {
        mode: row.mode,
        places: row.places,
        minimum: row.minimum,
        guests_allowed: row.guestsAllowed,
        fair_places: row.fairPlaces,
      }
    : OFF
