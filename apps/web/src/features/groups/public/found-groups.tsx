import { GroupResults, type GroupResultsProps } from '../group-results.tsx'

/** What a search finds among the groups, for the other lists. */
export const FoundGroups = (props: GroupResultsProps) => <GroupResults {...props} />
