import { useQuery } from '@tanstack/react-query'
import { getSpectatorLink } from '@turnout/contract/spectators'
import { read } from '../../../platform/api/queries.ts'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useChangeSpectatorLink } from '../spectator-actions.ts'
import { SpectatorLink } from '../spectator-link.tsx'
import { spectators as texts } from '../watching-texts.ts'

type SpectatorsProps = {
  gameId: string
  groupName: string
  /** After the game a link that is open can be shown, renewed and closed; none is opened any more. */
  isOver?: boolean
}

/** For organisers: who may watch beside the members. */
export function Spectators({ gameId, groupName, isOver = false }: SpectatorsProps) {
  const params = { gameId }
  const query = useQuery(read(getSpectatorLink, { params }))
  const { data: link, error } = query
  const { mutate, isPending } = useChangeSpectatorLink()
  if (!link && !error) return null
  if (isOver && !link?.token) return null
  return (
    <Panel title={texts.letAnyoneWatch}>
      <div className="column gap-14">
        {!link ? (
          <LoadStatus inline query={query} failed={texts.didNotLoad} skeleton={null} />
        ) : link.token === null ? (
          <>
            <p className="sub">{texts.withLinkAnyoneSeesScore}</p>
            <Button
              wide
              icon="eye"
              busy={isPending}
              busyText={texts.opening}
              onClick={() => mutate({ params, body: { open: true } })}
            >
              {texts.openThisGame}
            </Button>
          </>
        ) : (
          <SpectatorLink gameId={gameId} groupName={groupName} token={link.token} />
        )}
      </div>
    </Panel>
  )
}
