import type { Picture } from '@toile/contract/features/files.ts'
import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { UploadPicture } from '../../../shared/uploads/UploadPicture.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import { rememberPictures, usePictures } from '../../../shared/open/projects/pictures.ts'
import { useTarget } from '../parts/makingTarget.ts'
import styles from './tracing.module.css'

/** The sketch to trace: one of the board or the library, or one that is uploaded here. */
export function TracingChoice({ onFile }: { onFile: (id: string) => void }) {
  const { t } = useTranslation()
  const sketches = useSketches()
  return (
    <div className={styles.choice}>
      <div className={styles.invite}>
        <p>{t('Clean line art, a pencil scan, a coloured drawing or a photograph of a garment lying flat.')}</p>
        <UploadPicture
          name={t('Upload a sketch')}
          label={t('Upload a sketch')}
          use="sketch"
          onAdded={(picture) => {
            rememberPictures([picture])
            onFile(picture.id)
          }}
        />
      </div>
      {sketches.length > 0 && (
        <ul className={styles.sketches} aria-label={t('Sketches')}>
          {sketches.map(({ id, name, thumbnails }, i) => (
            <li key={id}>
              <button type="button" aria-label={name || String(i + 1)} onClick={() => onFile(id)}>
                <img src={thumbnails.middle} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useSketches(): Picture[] {
  const known = usePictures()
  const target = useTarget()
  const { data } = useCall(library.listItems, { tab: 'sketches' }, { saidByScreen: true })
  const onBoard = (target?.project.boards.sketch ?? []).flatMap(({ id, garment }) =>
    garment ? [] : (known.get(id) ?? []),
  )
  const kept = (data?.items ?? []).flatMap(({ picture }) => picture ?? [])
  return [...new Map([...onBoard, ...kept].map((picture) => [picture.id, picture])).values()].slice(0, 40)
}
