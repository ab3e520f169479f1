import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
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
const GroupCodePanel = lazyPart(async () => (await import('./group-code-panel.tsx')).GroupCodePanel)

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
  const [removing, setRemoving] = useState<Person | null>(null)
  const [moving, setMoving] = useState<Person | null>(null)
  const [changing, setChanging] = useState<Person | null>(null)
  if (!day.is_playing_day) return null
  const groupId = day.group_id
  // an ended game needs no organising
  const canOrganise = day.can.check_in_guests && !day.is_closed
  const showsCheckIn = mayCheckIn(day) && step.type !== 'check-in'

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
                takeOff: setRemoving,
                move: setMoving,
                change: setChanging,
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
      {canOrganise && day.check_in_enabled && <GroupCodePanel groupId={groupId} groupName={day.group_name} />}
      {canOrganise && (
        <ManualCheckIn
          groupId={groupId}
          isOpen={day.check_in_enabled}
          hasEnded={day.ends_at !== null && now >= day.ends_at}
        />
      )}
      {mayCallOff(day) && day.current_game_id && <CallOff gameId={day.current_game_id} />}
      {moving && <MoveSheet day={day} people={people} person={moving} onClose={() => setMoving(null)} />}
      {changing && day.current_game_id && (
        <PlayersSheet
          gameId={day.current_game_id}
          participantId={changing.id}
          onClose={() => setChanging(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          title={texts.takeOffList(removing.name)}
          confirmText={texts.takeOff}
          busy={removal.isPending}
          busyText={texts.takingOff}
          onClose={() => setRemoving(null)}
          onConfirm={() =>
            removal.mutate(
              { params: { groupId, participantId: removing.id } },
              { done: () => setRemoving(null), failed: () => setRemoving(null) },
            )
          }
        >
          {texts.losesPlaceInOrderAnd(shortNameIn(people, removing.name))}
        </ConfirmDialog>
      )}
    </div>
  )
}
