import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallRefused } from '@toile/contract/answer.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { sendUpload } from '../../../shared/uploads/sendUpload.ts'
import { UploadButton } from '../../../shared/uploads/UploadButton.tsx'
import styles from '../../../shared/open/boards/boards.module.css'
import { rememberPictures } from '../../../shared/open/projects/pictures.ts'
import { useChoosable } from './useChoosable.ts'

interface PictureChoiceProps {
  label: string
  chosen: readonly string[]
  most: number
  use: UploadUse
  onChosen: (ids: readonly string[]) => void
}

/** Pictures to work from: those of the boards and the library, or one that is uploaded here. */
export function PictureChoice({ label, chosen, most, use, onChosen }: PictureChoiceProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const pictures = useChoosable(chosen)
  const toggle = (id: string) =>
    onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-most))
  const upload = async (file: File) => {
    setBusy(true)
    try {
      const { picture } = await sendUpload({
        file,
        use,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      })
      rememberPictures([picture])
      onChosen([...chosen, picture.id].slice(-most))
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const shown = pictures.filter(({ id }, i) => chosen.includes(id) || i < 40)
  return (
    <div role="group" aria-label={label}>
      <ul className={styles.pick} aria-label={label}>
        {shown.map(({ id, name, thumbnails }, i) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen.includes(id)}
              aria-label={name || String(i + 1)}
              onClick={() => toggle(id)}
            >
              <img src={thumbnails.small} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <UploadButton
        mt="xs"
        size="compact-sm"
        variant="default"
        loading={busy}
        name={t('Upload pictures')}
        label={t('Upload')}
        onFiles={([file]) => file && void upload(file)}
      />
    </div>
  )
}
