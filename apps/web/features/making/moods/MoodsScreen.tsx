import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'

const GenerateMoods = lazyPart('moods', async () => (await import('./GenerateMoods.tsx')).GenerateMoods)

/** The moodboard generator as a screen of its own (requirement S2.52). */
export function MoodsScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t('Compose moodboards')}
        below={t('Words and colours become boards of cloth, prints, palettes, silhouettes and light.')}
      />
      <Suspense>
        <GenerateMoods />
      </Suspense>
    </>
  )
}
