import type { Sql } from '../../platform/db/database.ts'
import { type SettingsRow, setSettings } from './store.ts'

/** The settings of a new group: it asks, without a limit. */
export const NEW_GROUP_SETTINGS = {
  mode: 'who_comes',
  places: null,
  minimum: null,
  guestsAllowed: true,
  fairPlaces: false,
  costAmount: null,
  costCurrency: null,
  strangersMayFind: false,
} as const satisfies Omit<SettingsRow, 'groupId' | 'dueAt'>

/** A new group asks who comes. An older group does not ask until an admin turns it on. */
export const startAsking = (sql: Sql, groupId: string, at: number) =>
  setSettings(sql, { groupId, ...NEW_GROUP_SETTINGS, dueAt: new Date(at) })
