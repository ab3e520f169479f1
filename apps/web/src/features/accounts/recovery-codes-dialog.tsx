import { saveFile } from '../../platform/files/picture-file.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './second-factor-section.module.css'
import { recoveryCodesDialog as texts } from './second-factor-texts.ts'

/** The only time that they are seen: it closes by its button alone. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const list = codes.join('\n')
  return (
    <Dialog
      open
      kind="alert"
      title={texts.title}
      onClose={() => undefined}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.saved}
        </Button>
      }
    >
      <p>{texts.what}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flow gap-8">
        <CopyButton text={list} data-first-focus>
          {texts.copy}
        </CopyButton>
        <Button
          onClick={() =>
            saveFile(
              new File(
                [
                  `${list}
`,
                ],
                texts.fileName,
                { type: 'text/plain' },
              ),
            )
          }
        >
          {texts.saveAsFile}
        </Button>
      </div>
    </Dialog>
  )
}
