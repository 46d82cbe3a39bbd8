import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { GenerateSketches } from './GenerateSketches.tsx'

/** The sketch generator as a screen of its own (requirement S2.56). */
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
      <GenerateSketches />
    </>
  )
}
