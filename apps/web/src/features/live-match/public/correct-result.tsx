import { correctResult, MAX_SCORE } from '@turnout/contract/correct-result'
import { listGames } from '@turnout/contract/games'
import { getGameReport } from '@turnout/contract/history'
import { getGameState } from '@turnout/contract/live-match'
import { getMyStatistics, listStatistics } from '@turnout/contract/statistics'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../../platform/api/problem-error.ts'
import { useAction } from '../../../platform/api/use-action.ts'
import { MainButton } from '../../../ui/button.tsx'
import { findWrongNumber } from '../../../ui/find-wrong-number.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { correctResult as texts } from '../match-texts.ts'

/** A match that is over, with the names of its teams. */
export interface CorrectableMatch {
  number: number
  a: { name: string; score: number }
  b: { name: string; score: number }
}

export type CorrectResultProps = { gameId: string; match: CorrectableMatch; onClose: () => void }

const REASON = { min: 3, max: 200 }

export function CorrectResult({ gameId, match, onClose }: CorrectResultProps) {
  // the score that this person saw: a correction by another person may arrive while this is open
  const [seen] = useState({ team_a_score: match.a.score, team_b_score: match.b.score })
  const [a, setA] = useState(match.a.score)
  const [b, setB] = useState(match.b.score)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useAction(correctResult, {
    done: texts.corrected,
    failed: texts.failed,
    refreshes: [getGameState, getGameReport, listGames, listStatistics, getMyStatistics],
  })
  const isSame = a === match.a.score && b === match.b.score

  const closeWhenChanged = (failure: Error) => {
    if (isProblem(failure, 'result-changed')) onClose()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (findWrongNumber(event.currentTarget)) return
    const note = reason.trim()
    if (note.length < REASON.min) return setError(texts.giveReason)
    const body = { match_number: match.number, team_a_score: a, team_b_score: b, seen, reason: note }
    mutate({ params: { gameId }, body }, { done: onClose, failed: closeWhenChanged })
  }

  return (
    <Sheet open onClose={onClose} title={texts.title(match.number)}>
      <form className="stack gap-14" onSubmit={submit} noValidate>
        <Stepper label={match.a.name} value={a} onChange={setA} max={MAX_SCORE} />
        <Stepper label={match.b.name} value={b} onChange={setB} max={MAX_SCORE} />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={error}
          value={reason}
          maxLength={REASON.max}
          onChange={(event) => {
            setReason(event.target.value)
            setError(undefined)
          }}
        />
        <p className="sub">{texts.whatFollows}</p>
        <MainButton
          type="submit"
          busy={isPending}
          busyText={texts.correcting}
          disabledReason={isSame ? texts.changeScoreFirst : undefined}
        >
          {texts.correct}
        </MainButton>
      </form>
    </Sheet>
  )
}
