import type { GameDay } from '@turnout/contract/game-day'
import { getVenueCode } from '@turnout/contract/venue-code'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useCheckInMember, useRemoveParticipant } from './actions.ts'
import { arrivalsColumn as texts } from './arrival-texts.ts'
import { ArrivalsList } from './arrivals-list.tsx'
import styles from './game-day.module.css'
import { mayCallOff, type Step } from './next-step.ts'
import { type Person, shortNameIn } from './people.ts'
import { mayCheckIn } from './public/match-link.ts'
import type { CheckIn } from './public/use-check-in.ts'
import { common } from './texts.ts'
import type { Captains } from './use-captains.ts'

const CallOff = lazyPart(async () => (await import('./call-off.tsx')).CallOff)
const ManualCheckIn = lazyPart(async () => (await import('./manual-check-in.tsx')).ManualCheckIn)
const MoveSheet = lazyPart(async () => (await import('./move-sheet.tsx')).MoveSheet, MissingSheet)
const PlayersSheet = lazyPart(
  async () => (await import('../live-match/public/players-button.tsx')).PlayersSheet,
  MissingSheet,
)
const VenueCodePanel = lazyPart(async () => (await import('./public/venue-code-panel.tsx')).VenueCodePanel)

/** What an organiser is asked about a person before it is done. */
type Asked = { person: Person; about: 'taking off' | 'move' | 'change' }

export type ArrivalsColumnProps = {
  day: GameDay
  people: readonly Person[]
  now: number
  step: Step
  check: CheckIn
  captains: Captains
}

export function ArrivalsColumn({ day, people, now, step, check, captains }: ArrivalsColumnProps) {
  const memberCheckIn = useCheckInMember()
  const removal = useRemoveParticipant()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (!day.is_playing_day) return null
  const { group_id: groupId, current_game_id: gameId } = day
  // an ended game needs no organising
  const canOrganise = day.can.check_in_guests && !day.is_closed
  const showsCheckIn = mayCheckIn(day) && step.type !== 'check-in'
  const ask = (about: Asked['about']) => (person: Person) => setAsked({ person, about })
  // an answer that comes late closes no sheet that was opened since
  const close = () => setAsked((now) => (now === asked ? null : now))

  return (
    <div className="panels">
      <ArrivalsList
        day={day}
        people={people}
        now={now}
        checkInMember={
          canOrganise && day.check_in_enabled
            ? (playerId) => memberCheckIn.press({ params: { groupId, playerId } })
            : undefined
        }
        checkingIn={memberCheckIn.pending.map(({ params }) => params.playerId)}
        organiser={
          canOrganise
            ? {
                takeOff: ask('taking off'),
                move: ask('move'),
                change: ask('change'),
                giveArmband: ({ id, team }) => team !== null && captains.give(id, team),
              }
            : undefined
        }
      >
        {showsCheckIn && (
          <>
            {check.refusal && <p className={styles.refusal}>{check.refusal}</p>}
            <Button wide busy={check.state !== 'idle'} busyText={common.checkingIn} onClick={check.checkIn}>
              {common.checkIn}
            </Button>
          </>
        )}
      </ArrivalsList>
      {canOrganise && day.check_in_enabled && (
        <VenueCodePanel
          aside={common.admins}
          of={{
            ...{ id: groupId, name: day.group_name },
            load: () => call(getVenueCode, { params: { groupId } }),
          }}
        />
      )}
      {canOrganise && (
        <ManualCheckIn
          groupId={groupId}
          isOpen={day.check_in_enabled}
          hasEnded={day.ends_at !== null && now >= day.ends_at}
        />
      )}
      {mayCallOff(day) && gameId && <CallOff gameId={gameId} />}
      {asked?.about === 'move' && <MoveSheet {...{ day, people }} person={asked.person} onClose={close} />}
      {asked?.about === 'change' && gameId && (
        <PlayersSheet gameId={gameId} participantId={asked.person.id} onClose={close} />
      )}
      {asked?.about === 'taking off' && (
        <ConfirmDialog
          open
          title={texts.takeOffList(asked.person.name)}
          confirmText={texts.takeOff}
          busy={removal.isPending}
          busyText={texts.takingOff}
          onClose={close}
          onConfirm={() =>
            removal.mutate(
              { params: { groupId, participantId: asked.person.id } },
              { done: close, failed: close },
            )
          }
        >
          {texts.losesPlaceInOrderAnd(shortNameIn(people, asked.person.name))}
        </ConfirmDialog>
      )}
    </div>
  )
}
