import type { GameReport } from '@turnout/contract/history'
import { teamName } from '@turnout/rules/words'
import { useRef, useState } from 'react'
import { CARD_SHAPES, type CardShape, ShareCard } from '../../art/share-card.tsx'
import { renderPng, saveFile, shareFile } from '../../platform/files/picture-file.ts'
import { longDate } from '../../platform/time/dates.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
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

/** A card of one match, as it is drawn here: no people's names on it. */
export function ShareDialog({ report, onClose }: { report: GameReport; onClose: () => void }) {
  const last = report.matches.at(-1)
  const [number, setNumber] = useState(last?.number ?? 1)
  const [shape, setShape] = useState<CardShape>('wide')
  const [isBusy, setBusy] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const match = report.matches.find((entry) => entry.number === number) ?? last
  if (!match) return null

  const withPicture = async (use: (file: File) => Promise<void> | void) => {
    const svg = frame.current?.querySelector('svg')
    if (!svg) return
    setBusy(true)
    try {
      await use(await renderPng(svg, CARD_SHAPES[shape], texts.turnoutMatchPng(report.date, match.number)))
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
          label={texts.match2}
          value={String(number)}
          onChange={(event) => setNumber(Number(event.target.value))}
        >
          {report.matches.map((entry) => (
            <option key={entry.number} value={entry.number}>
              {matchText(entry)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.shape}
          value={shape}
          onChange={(event) => setShape(event.target.value as CardShape)}
        >
          <option value="wide">{texts.wideForLinkOrChat}</option>
          <option value="square">{texts.squareForStoryOrFeed}</option>
        </SelectField>
      </div>
      <div ref={frame} className={styles.frame}>
        <ShareCard
          shape={shape}
          title={matchText(match)}
          a={{ team: match.team_a, score: match.team_a_score }}
          b={{ team: match.team_b, score: match.team_b_score }}
          group={report.group_name}
          date={longDate(report.date)}
        />
      </div>
    </Dialog>
  )
}
