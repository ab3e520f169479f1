import { GroupResults, type GroupResultsProps } from '../group-results.tsx'

/** The groups that a search finds, for the lists of other features. */
export const FoundGroups = (props: GroupResultsProps) => <GroupResults {...props} />
