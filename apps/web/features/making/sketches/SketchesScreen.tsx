import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'

const GenerateSketches = lazyPart('generating', async () => (await import('./GenerateSketches.tsx')).GenerateSketches)

/** The sketch generator as a screen of its own (requirement S2.56); its head is there before its form. */
export function SketchesScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t('Create sketches')}
        below={t(
          'Technical flats from a category and words, or as variations of a sketch; looks wear them as garments.',
        )}
      />
      <Suspense>
        <GenerateSketches />
      </Suspense>
    </>
  )
}
