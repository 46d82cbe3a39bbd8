import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import styles from './library.module.css'
import { lazyPart } from '../../shell/lazyPart.ts'

const LibraryBench = lazyPart('library', async () => (await import('./LibraryBench.tsx')).LibraryBench)

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
