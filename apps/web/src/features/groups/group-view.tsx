import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { usePageTitle } from '../../platform/page-title.ts'
import type { Family } from '../../platform/paths.ts'
import { playsToday } from '../../platform/plays-today.ts'
import { read } from '../../platform/queries.ts'
import { serverClock } from '../../platform/server-clock.ts'
import { viewerFrom } from '../../platform/standing.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Panel } from '../../ui/panel.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupGames } from './group-games.tsx'
import { GroupHeading } from './group-heading.tsx'
import { GroupMembers } from './group-members.tsx'
import styles from './group-page.module.css'
import { GroupTiles } from './group-tiles.tsx'
import { GroupWayOut } from './group-way-out.tsx'
import { NextGame } from './next-game.tsx'
import { useToday } from './use-today.ts'

export function GroupView({ groupId, family }: { groupId: string; family: Family }) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const viewer = viewerFrom(group.current_user_membership, useViewer())
  const now = serverClock.now()
  const tonight = playsToday(group, now) ? group.next_game : null
  const today = useToday(groupId, may.seeGameDay(viewer) && tonight ? tonight.date : null)
  usePageTitle(group.name)

  return (
    <>
      <GroupHeading group={group} family={family} viewer={viewer} arrived={today.arrived} />
      <div className={styles.layout}>
        <NextGame group={group} viewer={viewer} today={today} now={now} />
        <div className={styles.main}>
          <GroupTiles group={group} family={family} viewer={viewer} today={today} />
          <div className={styles.games}>
            <GroupGames
              group={group}
              now={now}
              isMember={may.seeStatistics(viewer)}
              isOver={today.gameDay?.is_closed === true}
            />
          </div>
          <Panel title="About">
            <p className={styles.words}>{group.description}</p>
          </Panel>
          <Rules text={group.rules} />
        </div>
        <div className={styles.side}>
          <GroupFacts group={group} subscribe={may.subscribe(viewer)} />
          {may.seeMembers(viewer) && <GroupMembers groupId={groupId} family={family} />}
        </div>
        <GroupWayOut group={group} family={family} viewer={viewer} />
      </div>
    </>
  )
}

/** One to a line, as the form asks for them. */
function Rules({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  return (
    <Panel title="Rules">
      <ol className={styles.rules}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
          <li key={index}>{line}</li>
        ))}
      </ol>
    </Panel>
  )
}
