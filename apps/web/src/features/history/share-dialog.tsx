import type { GameReport } from '@turnout/contract/history'
import { scoreText } from '@turnout/rules/score-text'
import { teamName } from '@turnout/rules/words'
import { useRef, useState } from 'react'
import { CARD_SHAPES, type CardShape } from '../../art/card-frame.tsx'
import { ShareCard } from '../../art/share-card.tsx'
import { renderPng, saveFile, shareFile } from '../../platform/files/picture-file.ts'
import { longDate } from '../../platform/time/dates.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { winnerText } from './report-winner.ts'
import styles from './share-dialog.module.css'
import { common, shareDialog as texts } from './texts.ts'

type Match = GameReport['matches'][number]

const matchText = (match: Match): string =>
  texts.match(
    match.number,
    teamName(match.team_a),
    match.team_a_score,
    match.team_b_score,
    teamName(match.team_b),
  )

/** The value for the whole game; a match has its number. */
const WHOLE_GAME = 0

/** A share card of the game or of one match, drawn here: without names of people. */
export function ShareDialog({ report, onClose }: { report: GameReport; onClose: () => void }) {
  const [number, setNumber] = useState(WHOLE_GAME)
  const [shape, setShape] = useState<CardShape>('wide')
  const [isBusy, setBusy] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const match = report.matches.find((entry) => entry.number === number)

  const withPicture = async (use: (file: File) => Promise<void> | void) => {
    const svg = frame.current?.querySelector('svg')
    if (!svg) return
    setBusy(true)
    try {
      const name = match ? texts.turnoutMatchPng(report.date, match.number) : texts.turnoutPng(report.date)
      await use(await renderPng(svg, CARD_SHAPES[shape], name))
    } catch {
      toast.failed(texts.pictureCouldNotBeMade)
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      shape="wide"
      title={common.sharePicture}
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void withPicture(saveFile)}>
            {texts.savePicture}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void withPicture(shareFile)}>
            {texts.share}
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <SelectField
          label={texts.picture}
          value={String(number)}
          onChange={(event) => setNumber(Number(event.target.value))}
          options={[
            [WHOLE_GAME, texts.wholeGame],
            ...report.matches.map((entry) => [entry.number, matchText(entry)] as const),
          ]}
        />
        <SelectField
          label={texts.shape}
          value={shape}
          onChange={(event) => setShape(event.target.value as CardShape)}
          options={[
            ['wide', texts.wideForLinkOrChat],
            ['square', texts.squareForStoryOrFeed],
          ]}
        />
      </div>
      <div ref={frame} className={styles.frame}>
        {match ? (
          <ShareCard
            shape={shape}
            title={matchText(match)}
            a={{ team: match.team_a, score: match.team_a_score }}
            b={{ team: match.team_b, score: match.team_b_score }}
            group={report.group_name}
            date={longDate(report.date)}
          />
        ) : (
          <WholeGameCard report={report} shape={shape} />
        )}
      </div>
    </Dialog>
  )
}

const WholeGameCard = ({ report, shape }: { report: GameReport; shape: CardShape }) => (
  <ShareCard
    shape={shape}
    title={winnerText(report)}
    table={report.table.map((row) => ({
      team: row.team_number,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      goals: texts.goals(row.goals_for, row.goals_against),
    }))}
    results={report.matches.map((match) => ({
      number: match.number,
      a: match.team_a,
      b: match.team_b,
      score: scoreText(match.team_a_score, match.team_b_score),
    }))}
    headings={{ table: [texts.won, texts.drawn, texts.lost, texts.goalsHeading], more: texts.more }}
    group={report.group_name}
    date={longDate(report.date)}
  />
)
