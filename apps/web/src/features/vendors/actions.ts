import { createVendor, getMyVendor, updateMyVendor } from '@turnout/contract/vendors'
import { useAction } from '../../platform/api/use-action.ts'
import { actions as texts } from './texts.ts'

const SAVE_OPTIONS = {
  done: texts.businessProfileSaved,
  failed: null,
  refreshes: [getMyVendor],
} as const

export const useCreateVendor = () => useAction(createVendor, SAVE_OPTIONS)

export const useUpdateMyVendor = () => useAction(updateMyVendor, SAVE_OPTIONS)
