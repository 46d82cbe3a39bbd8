import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { PersonPicture } from '../../../shared/fields/people/PersonPicture.tsx'
import { useOwnFigures } from '../../../shared/fields/people/useOwnFigures.ts'
import styles from './settings.module.css'

/** The mannequin model: who stands first among the mannequins and wears the first look (requirement S3.03). */
export function ModelField() {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const { nameOf } = useOwnFigures()
  const [model] = project.boards.mannequins
  return (
    <div className={styles.model}>
      {model && (
        <PersonPicture
          className={styles.figure}
          person={model.person}
          part="figure"
          pose={model.pose}
          width={96}
          height={144}
        />
      )}
      <div>
        <p className={styles.label}>{t('Mannequin model')}</p>
        <p>{model ? nameOf(model.person) : t('Nobody chosen yet')}</p>
        <Button size="compact-sm" variant="default" onClick={() => show({ kind: 'mannequin', id: model?.id ?? null })}>
          {model ? t('Change') : t('Choose mannequins')}
        </Button>
      </div>
    </div>
  )
}
