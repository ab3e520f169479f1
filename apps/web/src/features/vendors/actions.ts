import { createVendor, getMyVendor, updateMyVendor } from '@turnout/contract/vendors'
import { useAction } from '../../platform/api/use-action.ts'

const SAVE_OPTIONS = {
  done: 'Business profile saved!',
  failed: null,
  refreshes: [getMyVendor],
} as const

export const useCreateVendor = () => useAction(createVendor, SAVE_OPTIONS)

export const useUpdateMyVendor = () => useAction(updateMyVendor, SAVE_OPTIONS)
