import { Button } from '@mantine/core'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { isSure } from '@toile/picture/reading/figures/figureDoubt.ts'
import { useTranslation } from 'react-i18next'
import styles from './figures.module.css'
import { pointNames } from './pointNames.ts'
import { listOf } from '../../../languages/listOf.ts'

interface FigureNotesProps {
  document: FigureDocument
  doubtful: readonly LandmarkName[]
  /** Whether every point is shown. */
  all: boolean
  onAll: () => void
}

/** Says honestly how sure the proposal is, and which points want to be looked at. */
export function FigureNotes({ document, doubtful, all, onAll }: FigureNotesProps) {
  const { t } = useTranslation()
  const verdict = document.several
    ? t('Several stand in the picture; the largest was taken. Check every point.')
    : isSure(document)
      ? ''
      : t('This proposal is not sure. Check every point before you keep it.')
  return (
    <div className={styles.notes} role="status">
      {!document.confirmed && verdict && <p data-unsure>{verdict}</p>}
      {doubtful.length > 0 && (
        <p>
          {t('Hollow points are not sure: {{points}}', {
            points: listOf(doubtful.map((name) => t(pointNames[name].label))),
          })}{' '}
          {!all && (
            <Button variant="default" size="compact-xs" onClick={onAll}>
              {t('Show all points')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
