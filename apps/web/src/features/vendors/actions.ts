import { reportVendor } from '@turnout/contract/vendor-reports'
import {
  addVendorPicture,
  createVendor,
  getMyVendor,
  getVendor,
  listVendors,
  publishMyVendor,
  removeVendorPicture,
  unpublishMyVendor,
  updateMyVendor,
} from '@turnout/contract/vendors'
import { useAction } from '../../platform/api/use-action.ts'
import { actions as texts } from './texts.ts'

/** Reads that show parts of a profile. */
const refreshes = [getMyVendor, getVendor, listVendors] as const

const SAVE_OPTIONS = { done: texts.businessProfileSaved, failed: null, refreshes } as const

export const useCreateVendor = () => useAction(createVendor, SAVE_OPTIONS)

export const useUpdateMyVendor = () => useAction(updateMyVendor, SAVE_OPTIONS)

export const usePublishMyVendor = () =>
  useAction(publishMyVendor, { done: texts.published, failed: texts.failedToPublish, refreshes })

export const useUnpublishMyVendor = () =>
  useAction(unpublishMyVendor, { done: texts.takenDown, failed: texts.failedToTakeDown, refreshes })

export const useAddVendorPicture = () =>
  useAction(addVendorPicture, { done: texts.pictureAdded, failed: texts.failedToAddPicture, refreshes })

export const useRemoveVendorPicture = () =>
  useAction(removeVendorPicture, {
    done: texts.pictureRemoved,
    failed: texts.failedToRemovePicture,
    refreshes,
  })

export const useReportVendor = () =>
  useAction(reportVendor, { done: texts.reported, failed: texts.failedToReport })
