import type { User } from '@turnout/contract/me'
import { fullName } from '@turnout/rules/full-name'
import { useId, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { useChangePhoto, useRemovePhoto } from './profile-actions.ts'
import styles from './profile-page.module.css'
import { photoPanel as texts } from './profile-texts.ts'

const MAX_BYTES = 10 * 1024 * 1024

export function PhotoPanel({ user }: { user: User }) {
  const { upload, isPending: isBusy } = useChangePhoto(user)
  const { remove, isPending: isRemoving } = useRemovePhoto(user)
  const [error, setError] = useState<string | null>(null)
  const inputId = useId()
  const name = fullName(user.first_name, user.last_name)

  const choose = (file: File | undefined) => {
    setError(null)
    if (!file || isBusy) return
    // refused here at once: sending ten megabytes from a pitch takes a while
    if (file.size > MAX_BYTES) return setError(texts.picturesMayHaveUpTo)
    upload(file)
  }

  return (
    <Panel>
      <div className={`line gap-16 ${styles.person}`}>
        <Avatar name={name} image={user.profile_image_url} size={96} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          {user.email_confirmed && (
            <div className={styles.choose}>
              <input
                id={inputId}
                type="file"
                accept="image/png,image/jpeg,image/gif,image/webp"
                className="visually-hidden"
                aria-describedby={error ? `${inputId}-error` : undefined}
                onChange={(event) => {
                  choose(event.target.files?.[0])
                  // choosing the same file again should count as choosing
                  event.target.value = ''
                }}
              />
              <label htmlFor={inputId} className={buttonClass({ size: 'small' })} aria-busy={isBusy}>
                {isBusy
                  ? texts.sendingYourPhoto
                  : user.profile_image_url
                    ? texts.chooseAnother
                    : texts.choosePhoto}
              </label>
              {user.profile_image_url && (
                <Button variant="quiet" size="small" busy={isRemoving} onClick={remove}>
                  {texts.takeItAway}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      {error && (
        <p id={`${inputId}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Panel>
  )
}
