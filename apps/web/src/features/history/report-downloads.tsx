import { type GameReport, getReceipt, getResults } from '@turnout/contract/history'
import { useState } from 'react'
import { useDownload } from '../../platform/files/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './history.module.css'
import { ShareDialog } from './share-dialog.tsx'

/** What can be taken along: a picture for the others, the receipt, a table for a spreadsheet. */
export function ReportDownloads({ report }: { report: GameReport }) {
  const params = { gameId: report.game_id }
  const receipt = useDownload(getReceipt, { params })
  const results = useDownload(getResults, { params })
  const [isSharing, setSharing] = useState(false)
  return (
    <Panel title="Take it along">
      <div className={styles.files}>
        {report.matches.length > 0 && (
          <Button wide icon="share" onClick={() => setSharing(true)}>
            Share a picture
          </Button>
        )}
        <Button wide busy={receipt.isPending} busyText="Loading" onClick={receipt.save}>
          Save the receipt
        </Button>
        <Button wide busy={results.isPending} busyText="Loading" onClick={results.save}>
          Save for a spreadsheet
        </Button>
      </div>
      <p className="sub">
        The receipt holds the whole evening. <code>turnout replay FILE</code> plays it again and says whether
        it comes to the same, ending with this seal:
      </p>
      <p className={styles.seal}>{report.seal}</p>
      {isSharing && <ShareDialog report={report} onClose={() => setSharing(false)} />}
    </Panel>
  )
}
