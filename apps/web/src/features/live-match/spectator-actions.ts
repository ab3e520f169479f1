import { changeSpectatorLink, getSpectatorLink, renewSpectatorLink } from '@turnout/contract/spectators'
import { useAction } from '../../platform/api/use-action.ts'
import { actions as texts } from './texts.ts'

export const useChangeSpectatorLink = () =>
  useAction(changeSpectatorLink, {
    done: ({ token }) => (token === null ? texts.closedToSpectators : null),
    failed: texts.failedToChangeWhoMay,
    refreshes: [getSpectatorLink],
  })

export const useRenewSpectatorLink = () =>
  useAction(renewSpectatorLink, {
    done: texts.newLinkOldOneShows,
    failed: texts.failedToRenewLink,
    refreshes: [getSpectatorLink],
  })
