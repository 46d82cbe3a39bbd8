import { findCategory } from '@toile/fashion/garments/categories.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from './boardContext.ts'
import styles from './boards.module.css'
import { useTracing } from './tracing.ts'

/** What is known of a sketch: being traced, its category, or that no garment was found. */
export function SketchFoot({ id }: { id: string }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const state = useTracing(id)
  const item = project.boards.sketch.find((sketch) => sketch.id === id)
  const category = item?.category ? findCategory(item.category) : null
  if (state?.state === 'failed' && !item?.traced)
    return (
      <span className={styles.foot} data-bad>
        {t('Not traced')}
      </span>
    )
  if (category) return <span className={styles.foot}>{t(category.label)}</span>
  return item?.traced || item?.garment ? null : <span className={styles.foot}>{t('Tracing')}</span>
}
