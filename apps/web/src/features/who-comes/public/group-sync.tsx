import { useGroupFeed } from '../use-group-feed.ts'

/** Keeps the answers of a group's page up to date. It renders nothing. */
export function GroupSync({ groupId }: { groupId: string }) {
  useGroupFeed(groupId)
  return null
}
