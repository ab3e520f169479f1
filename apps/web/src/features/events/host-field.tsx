import { useQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { read } from '../../platform/api/queries.ts'
import { useViewer } from '../../platform/session/viewer.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { form as texts } from './form-texts.ts'

type HostFieldProps = { value: string; error: string | undefined; onChange: (host: string) => void }

/** Who invites: the person, a group that they run, or their business. With no choice there is no field. */
export function HostField({ value, error, onChange }: HostFieldProps) {
  const viewer = useViewer()
  const isKnown = viewer !== null && viewer !== 'loading'
  const { data: groups = [] } = useQuery({ ...read(listMyGroups, {}), enabled: isKnown })
  if (!isKnown) return null
  const options = [
    { value: 'person', title: texts.you, note: `${viewer.first_name} ${viewer.last_name}` },
    ...(viewer.role === 'vendor' ? [{ value: 'vendor', title: texts.yourBusiness }] : []),
    ...groups
      .filter(({ current_user_membership }) => current_user_membership.role === 'admin')
      .map(({ id, name }) => ({ value: id, title: name, note: texts.yourGroup })),
  ]
  if (options.length === 1) return null
  return <RadioCards label={texts.host} options={options} chosen={value} error={error} onChange={onChange} />
}
