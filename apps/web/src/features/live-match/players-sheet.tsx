import type { ChangeableTeam, GamePlayer } from '@turnout/contract/come-and-go'
import { type ReactNode, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { playersSheet as texts } from './match-texts.ts'
import { useGamePlayers } from './use-game-players.ts'
import { type PlayerChanges, usePlayerChanges } from './use-player-changes.ts'

export type PlayersSheetProps = {
  gameId: string
  onClose: () => void
  /** Opens for this person. */
  participantId?: string
}

/** Teams with their players, then the free ones and those who have gone home; one player at a time is changed. */
export function PlayersSheet({ gameId, onClose, participantId }: PlayersSheetProps) {
  const query = useGamePlayers(gameId)
  const changes = usePlayerChanges(gameId)
  const [chosenId, setChosenId] = useState(participantId ?? null)
  const { players = [], teams = [], may_change_others: mayChangeOthers = false } = query.data ?? {}
  const chosen = players.find(({ participant_id: id, has_gone: isGone }) => id === chosenId && !isGone)
  const free = players.filter(({ team_id: team, has_gone: isGone }) => team === null && !isGone)
  const gone = players.filter(({ has_gone: isGone }) => isGone)
  const mine = teams.filter((team) => team.may_change)
  const firstFree = free[0]
  const back = () => setChosenId(null)

  if (chosen)
    return (
      <Sheet open onClose={onClose} title={chosen.name}>
        <ChangePlayer key={chosen.participant_id} {...{ player: chosen, teams, free, changes, back }} />
      </Sheet>
    )

  return (
    <Sheet open onClose={onClose} title={texts.changePlayers}>
      <div className="column gap-14">
        {query.data && mine.length === 0 && <p>{texts.notNow}</p>}
        {query.isError && !query.data && <p>{texts.failedToLoad}</p>}
        {mine.map((team) => {
          const inTeam = players.filter(({ team_id: id }) => id === team.id)
          return (
            <Section
              key={team.id}
              title={
                <>
                  <Bib team={team.team_number} size={28} />
                  {team.name}
                </>
              }
            >
              {inTeam.map((player) => (
                <PlayerItem
                  key={player.participant_id}
                  player={player}
                  detail={
                    <>
                      {player.is_captain && <Badge kind="captain" />}
                      {player.plays_for_id && texts.lentTo(nameOf(teams, player.plays_for_id))}
                      {player.is_playing && texts.playsNow}
                    </>
                  }
                  choose={setChosenId}
                />
              ))}
              {inTeam.length > 0 && team.room > 0 && firstFree && (
                <li>
                  <Button
                    wide
                    busy={changes.isBusy}
                    onClick={() => changes.fill(team.id, firstFree.participant_id)}
                  >
                    {texts.fillWith(firstFree.name)}
                  </Button>
                </li>
              )}
            </Section>
          )
        })}
        {mayChangeOthers && free.length > 0 && (
          <Section title={texts.free}>
            {free.map((player) => (
              <PlayerItem key={player.participant_id} player={player} choose={setChosenId} />
            ))}
          </Section>
        )}
        {mayChangeOthers && gone.length > 0 && (
          <Section title={texts.goneHome}>
            {gone.map(({ participant_id: id, name }) => (
              <PlayerRow
                key={id}
                name={name}
                end={
                  <Button aria-label={texts.isBack(name)} onClick={() => changes.goHome(id, false)}>
                    {texts.back}
                  </Button>
                }
              />
            ))}
          </Section>
        )}
      </div>
    </Sheet>
  )
}

const nameOf = (teams: readonly { id: string; name: string }[], id: string): string =>
  teams.find((team) => team.id === id)?.name ?? ''

const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h3 className="line gap-8">{title}</h3>
    <ul className="column gap-8">{children}</ul>
  </section>
)

type PlayerItemProps = { player: GamePlayer; detail?: ReactNode; choose: (id: string) => void }

const PlayerItem = ({ player: { participant_id: id, name }, detail, choose }: PlayerItemProps) => (
  <PlayerRow
    name={name}
    detail={detail}
    end={
      <Button aria-label={texts.change(name)} onClick={() => choose(id)}>
        {texts.changeOne}
      </Button>
    }
  />
)

type ChangePlayerProps = {
  player: GamePlayer
  teams: readonly ChangeableTeam[]
  /** In order of arrival: the first one comes in unless another is chosen. */
  free: readonly GamePlayer[]
  changes: PlayerChanges
  back: () => void
}

/** What can be done with a player between matches. */
function ChangePlayer({ player, teams, free, changes, back }: ChangePlayerProps) {
  const { participant_id: id, name, team_id: own, plays_for_id: borrower, is_playing: isPlaying } = player
  const inTeam = own !== null
  const open = teams.filter((team) => team.may_change && team.room > 0)
  return (
    <div className="column gap-14">
      {isPlaying && <p>{texts.waitForEnd(name)}</p>}
      {!isPlaying && (
        <>
          <Button wide icon="leave" busy={changes.isBusy} onClick={() => changes.goHome(id, true, back)}>
            {texts.goHome}
          </Button>
          {inTeam && free.length > 0 && (
            <Choice
              label={texts.inFor(name)}
              options={free.map((one) => ({ id: one.participant_id, name: one.name }))}
              buttonText={(chosen) => texts.comesIn(chosen, name)}
              isBusy={changes.isBusy}
              onChoose={(playerIn) => changes.substitute(playerIn, id, back)}
            />
          )}
          {borrower !== null && (
            <Button wide busy={changes.isBusy} onClick={() => changes.lend(id, null, back)}>
              {texts.endLoan}
            </Button>
          )}
          {inTeam && borrower === null && (
            <Choice
              label={texts.lendTo}
              options={teams.filter((team) => team.id !== own && (team.room_to_borrow ?? team.room) > 0)}
              buttonText={texts.lend}
              isBusy={changes.isBusy}
              onChoose={(team) => changes.lend(id, team, back)}
            />
          )}
          {!inTeam && open.length === 0 && <p>{texts.noPlace(name)}</p>}
          {!inTeam && (
            <Choice
              label={texts.playsFor}
              options={open}
              buttonText={texts.putInto}
              isBusy={changes.isBusy}
              onChoose={(team) => changes.fill(team, id, back)}
            />
          )}
        </>
      )}
      <Button variant="quiet" onClick={back}>
        {texts.allPlayers}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  label: string
  options: readonly { id: string; name: string }[]
  buttonText: (chosen: string) => string
  isBusy: boolean
  onChoose: (id: string) => void
}

function Choice({ label, options, buttonText, isBusy, onChoose }: ChoiceProps) {
  const [chosenId, setChosenId] = useState(options[0]?.id)
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0]
  if (!chosen) return null
  return (
    <div className="column gap-8">
      <SelectField
        label={label}
        value={chosen.id}
        onChange={(event) => setChosenId(event.target.value)}
        options={options.map(({ id, name }) => [id, name])}
      />
      <Button wide busy={isBusy} onClick={() => onChoose(chosen.id)}>
        {buttonText(chosen.name)}
      </Button>
    </div>
  )
}
