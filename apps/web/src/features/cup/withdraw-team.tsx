import type { Cup } from '@turnout/contract/cups'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useWithdrawTeam } from './actions.ts'
import { cupWithdrawal as texts } from './texts.ts'

/** [O-9] What happens to the matches of a team that leaves. */
function consequences(ofTeam: Cup['fixtures']): string {
  const open = ofTeam.filter(({ is_over: isOver }) => !isOver)
  const drawn = open.filter(({ score }) => score !== null)
  const toPlay = open.length - drawn.length
  const sentences = [
    toPlay > 0 && texts.openMatches(toPlay),
    drawn.length > 0 && texts.drawnMatch,
    open.some(({ is_knockout: isKnockout }) => !isKnockout) && texts.tableFollows,
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : texts.whatFollows
}

/** For organisers: takes a team that has gone home out of the cup. */
export function WithdrawTeam({ gameId, cup }: { gameId: string; cup: Cup }) {
  const [chosen, setChosen] = useState('')
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useWithdrawTeam()
  const isIn = (id: string) => !cup.withdrawn_ids.includes(id)
  const team = cup.teams.find(({ id }) => id === chosen && isIn(id))
  const ofTeam = cup.fixtures.filter(({ a, b }) => [a.team_id, b.team_id].includes(chosen))
  const isPlaying = ofTeam.some(({ is_on: isOn }) => isOn)
  const close = () => setAsking(false)

  return (
    <Panel title={texts.aTeamLeaves}>
      <div className="stack gap-12">
        <p className="sub">{texts.whatFollows}</p>
        <SelectField
          label={texts.team}
          value={team?.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ['', texts.chooseTeam],
            ...cup.teams.filter(({ id }) => isIn(id)).map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Button
          wide
          disabledReason={team ? (isPlaying ? texts.playsNow : undefined) : texts.choose}
          onClick={() => setAsking(true)}
        >
          {texts.leavesCup}
        </Button>
      </div>
      {team && (
        <ConfirmDialog
          open={isAsking}
          title={texts.leaves(team.name)}
          cancelText={texts.keep(team.name)}
          confirmText={texts.confirm(team.name)}
          busy={withdrawal.isPending}
          busyText={texts.busy}
          onClose={close}
          onConfirm={() =>
            withdrawal.mutate(
              { params: { gameId }, body: { team_id: team.id } },
              { done: close, failed: close },
            )
          }
        >
          {consequences(ofTeam)}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
