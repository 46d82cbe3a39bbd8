import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import styles from './history.module.css'
import { lazyPart } from '../../shell/lazyPart.ts'

const HistoryBench = lazyPart('history', async () => (await import('./HistoryBench.tsx')).HistoryBench)

/** The history (requirement S2.50): its head at once, its collections after it. */
export function HistoryScreen() {
  const { t } = useTranslation()
  const head = (
    <div className={styles.page}>
      <div className={styles.scroller}>
        <div className={styles.head}>
          <PageHead title={t('History')} />
        </div>
      </div>
    </div>
  )
  return (
    <Suspense fallback={head}>
      <HistoryBench />
    </Suspense>
  )
}
