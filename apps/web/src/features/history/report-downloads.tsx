import { type GameReport, getReceipt, getResults } from '@turnout/contract/history'
import { useState } from 'react'
import { useDownload } from '../../platform/files/use-download.ts'
import { fillText } from '../../platform/page/fill-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './history.module.css'
import { ShareDialog } from './share-dialog.tsx'
import { common, reportDownloads as texts } from './texts.ts'

/** What can be taken along: a picture for the others, the receipt, a table for a spreadsheet. */
export function ReportDownloads({ report }: { report: GameReport }) {
  const params = { gameId: report.game_id }
  const receipt = useDownload(getReceipt, { params })
  const results = useDownload(getResults, { params })
  const [isSharing, setSharing] = useState(false)
  return (
    <Panel title={texts.shareTheResult}>
      <div className={styles.files}>
        {report.matches.length > 0 && (
          <Button wide icon="share" onClick={() => setSharing(true)}>
            {common.sharePicture}
          </Button>
        )}
        <Button wide busy={results.isPending} busyText={texts.loading} onClick={results.save}>
          {texts.saveForSpreadsheet}
        </Button>
      </div>
      <Disclosure title={texts.details}>
        <Button wide busy={receipt.isPending} busyText={texts.loading} onClick={receipt.save}>
          {texts.saveReceipt}
        </Button>
        <p className="sub">
          {fillText(texts.receiptHoldsWholeGamePlays, { part: <code>{texts.turnoutReplayFile}</code> })}
        </p>
        <p className={styles.seal}>{report.seal}</p>
      </Disclosure>
      {isSharing && <ShareDialog report={report} onClose={() => setSharing(false)} />}
    </Panel>
  )
}
