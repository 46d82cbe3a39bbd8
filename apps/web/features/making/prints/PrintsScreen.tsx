import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'

const GeneratePrints = lazyPart('generating', async () => (await import('./GeneratePrints.tsx')).GeneratePrints)

/** The print generator as a screen of its own (requirement S2.52). */
export function PrintsScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t('Generate prints')}
        below={t('Words are read before anything is drawn; pictures give palette, motifs and texture.')}
      />
      <Suspense>
        <GeneratePrints />
      </Suspense>
    </>
  )
}
