import { library } from '@toile/contract/features/library.ts'
import { lines } from '@toile/contract/features/lines.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberPictures } from '../../../shared/open/projects/pictures.ts'
import { useFilesDropped } from '../../../shared/uploads/dialog/useFilesDropped.ts'
import { sendUpload } from '../../../shared/uploads/sendUpload.ts'
import { UploadButton } from '../../../shared/uploads/UploadButton.tsx'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { LineCards } from './LineCards.tsx'
import styles from './lines.module.css'
import { groupsOf, type Source } from './linesSource.ts'

interface LinesChoiceProps {
  onChoose: (source: Source) => void
  onCorrect: (id: string) => void
}

/** What is taken apart: a picture that is dropped or uploaded here, a liked look or picture; and below, what was taken apart before. */
export function LinesChoice({ onChoose, onCorrect }: LinesChoiceProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const liked = useCall(library.listItems, { tab: 'looks', size: 24 }, { saidByScreen: true })
  const former = useCall(lines.list, {}, { saidByScreen: true })
  const take = async ([file]: readonly File[]) => {
    if (!file || busy) return
    setBusy(true)
    try {
      const { signal } = new AbortController()
      const { picture } = await sendUpload({ file, use: 'sketch', signal, onProgress: () => undefined })
      rememberPictures([picture])
      onChoose({ kind: 'picture', id: picture.id })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const looks = (liked.data?.items ?? []).filter(({ picture }) => picture)
  const { lit, handlers } = useFilesDropped((files) => void take(files))
  return (
    <div className={styles.choice}>
      <div className={styles.invite} data-lit={lit || undefined} {...handlers}>
        <p>{t('Drop a picture of an outfit here: a drawing, a technical flat, or a photograph of one person.')}</p>
        <UploadButton
          name={t('Upload a picture to take apart')}
          label={t('Upload')}
          loading={busy}
          onFiles={(files) => void take(files)}
        />
      </div>
      {looks.length > 0 && (
        <section className={styles.part}>
          <h2>{t('Or one of your liked looks')}</h2>
          <ul className={styles.looks} aria-label={t('Liked looks')}>
            {looks.map(({ id, name, designId, productId, picture }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={name}
                  title={name}
                  onClick={() =>
                    onChoose(
                      designId
                        ? { kind: 'look', id: designId }
                        : productId
                          ? { kind: 'product', id: productId }
                          : { kind: 'picture', id: picture?.id ?? '' },
                    )
                  }
                >
                  <img src={picture?.thumbnails.middle} alt="" loading="lazy" decoding="async" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groupsOf(former.data?.items ?? []).map((group) => (
        <LineCards key={group.key} group={group} title={t('Taken apart before')} onCorrect={onCorrect} />
      ))}
    </div>
  )
}
