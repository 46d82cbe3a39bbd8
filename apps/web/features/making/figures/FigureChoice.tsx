import { library } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { UploadPicture } from '../../../shared/uploads/UploadPicture.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from './figures.module.css'

interface FigureChoiceProps {
  onFile: (id: string) => void
  onFigure: (figure: string) => void
}

/** Where a mannequin begins: a picture from this machine, or one of the library's models and mannequins. */
export function FigureChoice({ onFile, onFigure }: FigureChoiceProps) {
  const { t } = useTranslation()
  const made = useCall(library.listItems, { tab: 'models' }).data?.items ?? []
  const photographs = useCall(library.listItems, { tab: 'mannequins' }).data?.items ?? []
  const kept = [...made, ...photographs].filter(({ picture }) => picture)
  const choose = (id: string) => {
    const item = kept.find((one) => one.id === id)
    if (item?.figure) onFigure(item.figure)
    else if (item?.picture) onFile(item.picture.id)
  }
  return (
    <div className={styles.choice}>
      <div className={styles.drop}>
        <p>
          {t(
            'Best is one person in close-fitting clothes, seen from the front and whole from head to feet, before a plain ground.',
          )}
        </p>
        <UploadPicture
          name={t('Upload a picture of somebody')}
          label={t('Upload a picture')}
          use="mannequin"
          onAdded={({ id }) => onFile(id)}
        />
      </div>
      {kept.length > 0 && (
        <section>
          <h2>{t('From your library')}</h2>
          <Choices
            name={t('From your library')}
            current={null}
            width={8}
            onChoose={choose}
            choices={kept.map(({ id, name, picture }) => ({
              id,
              name: name || t('Own mannequin'),
              picture: <img className={styles.kept} src={picture?.thumbnails.small} alt="" loading="lazy" />,
            }))}
          />
        </section>
      )}
    </div>
  )
}
