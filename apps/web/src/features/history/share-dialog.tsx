import type { GameReport } from '@turnout/contract/history'
import { teamName } from '@turnout/rules/words'
import { useRef, useState } from 'react'
import { CARD_SHAPES, type CardShape, ShareCard } from '../../art/share-card.tsx'
import { pictureOf, saveFile, shareFile } from '../../platform/picture-file.ts'
import { toast } from '../../platform/toast.ts'
import { longDate } from '../../platform/when.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './share-dialog.module.css'

type Match = GameReport['matches'][number]

const inWords = (match: Match): string =>
  `Match ${match.number}: ${teamName(match.team_a)} ${match.team_a_score}–${match.team_b_score} ${teamName(match.team_b)}`

/** A card of one match, as it is drawn here: no people's names on it. */
export function ShareDialog({ report, onClose }: { report: GameReport; onClose: () => void }) {
  const last = report.matches.at(-1)
  const [number, setNumber] = useState(last?.number ?? 1)
  const [shape, setShape] = useState<CardShape>('wide')
  const [isBusy, setBusy] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const match = report.matches.find((one) => one.number === number) ?? last
  if (!match) return null

  const pass = async (on: (file: File) => Promise<void> | void) => {
    const svg = frame.current?.querySelector('svg')
    if (!svg) return
    setBusy(true)
    try {
      await on(await pictureOf(svg, CARD_SHAPES[shape], `turnout-${report.date}-match-${match.number}.png`))
    } catch {
      toast.failed('The picture could not be made. Try again.')
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      shape="wide"
      title="Share a picture"
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void pass(saveFile)}>
            Save the picture
          </Button>
          <Button look="primary" busy={isBusy} onClick={() => void pass(shareFile)}>
            Share
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <SelectField
          label="Match"
          value={String(number)}
          onChange={(event) => setNumber(Number(event.target.value))}
        >
          {report.matches.map((one) => (
            <option key={one.number} value={one.number}>
              {inWords(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Shape"
          value={shape}
          onChange={(event) => setShape(event.target.value as CardShape)}
        >
          <option value="wide">Wide, for a link or a chat</option>
          <option value="square">Square, for a story or a feed</option>
        </SelectField>
      </div>
      <div ref={frame} className={styles.frame}>
        <ShareCard
          shape={shape}
          title={inWords(match)}
          a={{ team: match.team_a, score: match.team_a_score }}
          b={{ team: match.team_b, score: match.team_b_score }}
          group={report.group_name}
          date={longDate(report.date)}
        />
      </div>
    </Dialog>
  )
}
