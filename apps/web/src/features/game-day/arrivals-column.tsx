import type { GameDay, ManualParticipant } from '@turnout/contract/game-day'
import { useState } from 'react'
import { later, MissingSheet } from '../../platform/later.tsx'
import { mayCheckIn } from '../../platform/leads-to-match.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useCheckInMember, useRemoveParticipant } from './actions.ts'
import { ArrivalsList } from './arrivals-list.tsx'
import styles from './game-day.module.css'
import { GuestsList } from './guests-list.tsx'
import type { Step } from './next-step.ts'
import { firstName, type Person } from './people-of.ts'
import type { CheckIn } from './use-check-in.ts'
import type { Captains } from './use-name-next.ts'

const ManualCheckIn = later(async () => (await import('./manual-check-in.tsx')).ManualCheckIn)
const MoveSheet = later(async () => (await import('./move-sheet.tsx')).MoveSheet, MissingSheet)
const VenueCodePanel = later(async () => (await import('./venue-code-panel.tsx')).VenueCodePanel)

export type ArrivalsColumnProps = {
  day: GameDay
  people: readonly Person[]
  guests: readonly ManualParticipant[]
  now: number
  step: Step
  check: CheckIn
  captains: Captains
}

export function ArrivalsColumn({ day, people, guests, now, step, check, captains }: ArrivalsColumnProps) {
  const member = useCheckInMember()
  const removal = useRemoveParticipant()
  const [goes, setGoes] = useState<Person | null>(null)
  const [moves, setMoves] = useState<Person | null>(null)
  if (!day.is_playing_day) return null
  const groupId = day.group_id
  // once the evening is ended there is nothing left to run
  const runsIt = day.can.check_in_guests && !day.is_closed
  const checksInHere = mayCheckIn(day) && step.is !== 'check-in'

  return (
    <div className={styles.column}>
      <ArrivalsList
        day={day}
        people={people}
        now={now}
        checkInMember={
          runsIt && day.check_in_enabled
            ? (playerId) => member.press({ params: { groupId, playerId } })
            : undefined
        }
        onTheirWayIn={member.waiting.map(({ params }) => params.playerId)}
        organiser={
          runsIt
            ? {
                takeOff: setGoes,
                move: setMoves,
                giveArmband: ({ id, team }) => team !== null && captains.give(id, team),
              }
            : undefined
        }
      >
        {checksInHere && (
          <>
            {check.refusal && <p className={styles.refusal}>{check.refusal}</p>}
            <Button wide busy={check.state !== 'idle'} doing="Checking in" onClick={check.checkIn}>
              Check in
            </Button>
          </>
        )}
      </ArrivalsList>
      {runsIt && day.check_in_enabled && <VenueCodePanel groupId={groupId} groupName={day.group_name} />}
      {runsIt && (
        <ManualCheckIn
          groupId={groupId}
          isOpen={day.check_in_enabled}
          hasEnded={day.ends_at !== null && now >= day.ends_at}
        />
      )}
      {guests.length > 0 && <GuestsList guests={guests} timeZone={day.time_zone} />}
      {moves && <MoveSheet day={day} people={people} person={moves} onClose={() => setMoves(null)} />}
      <ConfirmDialog
        open={goes !== null}
        title={`Take ${goes?.name ?? ''} off the list?`}
        confirm="Take off"
        busy={removal.isPending}
        doing="Taking off"
        onClose={() => setGoes(null)}
        onConfirm={() => {
          if (!goes) return
          removal.mutate(
            { params: { groupId, participantId: goes.id } },
            { done: () => setGoes(null), failed: () => setGoes(null) },
          )
        }}
      >
        {firstName(goes?.name ?? '')} loses the place in the order and in a team. Checking in again goes to
        the end.
      </ConfirmDialog>
    </div>
  )
}
