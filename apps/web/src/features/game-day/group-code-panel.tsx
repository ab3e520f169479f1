import { getVenueCode } from '@turnout/contract/venue-code'
import { call } from '../../platform/api/call.ts'
import { VenueCodePanel } from './public/venue-code-panel.tsx'
import { common } from './texts.ts'

type GroupCodePanelProps = { groupId: string; groupName: string }

export const GroupCodePanel = ({ groupId, groupName }: GroupCodePanelProps) => (
  <VenueCodePanel
    aside={common.admins}
    of={{ id: groupId, name: groupName, load: () => call(getVenueCode, { params: { groupId } }) }}
  />
)
