import { Loader } from '@mantine/core'
import { findCategory } from '@toile/craft/garments/categories.ts'
import { IconReload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import styles from '../../../shared/open/boards/boards.module.css'
import { trace, useTracing } from '../../../shared/open/boards/tracing.ts'

/** What is known of a sketch: waiting, being traced, its category, or that no garment was found, with a way to try again. */
export function SketchFoot({ id }: { id: string }) {
  const { t } = useTranslation()
  const { project } = useBoards()
  const state = useTracing(id)
  const item = project.boards.sketch.find((sketch) => sketch.id === id)
  const category = item?.category ? findCategory(item.category) : null
  if (state?.state === 'failed' && !item?.traced)
    return (
      <button
        type="button"
        className={styles.foot}
        data-bad
        title={state.why() || t('No garment was found')}
        aria-label={t('Not traced: try again')}
        onClick={() => void trace(id)}
      >
        <IconReload size={11} stroke={1.8} aria-hidden /> {t('Not traced')}
      </button>
    )
  if (category) return <span className={styles.foot}>{t(category.label)}</span>
  if (item?.traced || item?.garment) return null
  const running = state?.state === 'tracing' && state.taskId !== null
  return (
    <span className={styles.foot} role="status">
      {running && <Loader size={9} aria-hidden />} {running ? t('Tracing') : t('Waiting to be traced')}
    </span>
  )
}
