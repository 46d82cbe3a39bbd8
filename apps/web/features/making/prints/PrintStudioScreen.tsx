import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'

const PrintBench = lazyPart('generating', async () => (await import('./PrintBench.tsx')).PrintBench)

/** The print studio (requirement S2.52): its head at once, its bench after it. */
export function PrintStudioScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t('Print studio')}
        below={t('Every print is drawn by rule, in true millimetres and in its own inks.')}
      />
      <Suspense>
        <PrintBench />
      </Suspense>
    </>
  )
}
