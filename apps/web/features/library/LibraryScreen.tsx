import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import styles from './library.module.css'

const LibraryBench = lazy(async () => ({ default: (await import('./LibraryBench.tsx')).LibraryBench }))

/** The library (requirement S2.44): its head at once, its bench after it. */
export function LibraryScreen() {
  const { t } = useTranslation()
  const head = (
    <div className={styles.top}>
      <PageHead title={t('Library')} />
    </div>
  )
  return (
    <Suspense fallback={head}>
      <LibraryBench />
    </Suspense>
  )
}
