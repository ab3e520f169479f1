import { createVendor, getMyVendor, updateMyVendor } from '@turnout/contract/vendors'
import { useAction } from '../../platform/use-action.ts'

const WORDS = {
  done: 'Business profile saved!',
  failed: null,
  refreshes: [getMyVendor],
} as const

export const useCreateVendor = () => useAction(createVendor, WORDS)

export const useUpdateMyVendor = () => useAction(updateMyVendor, WORDS)
