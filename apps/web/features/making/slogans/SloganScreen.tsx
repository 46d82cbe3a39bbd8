import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { lazyPart } from '../../../shell/lazyPart.ts'

const SloganBench = lazyPart('slogans', async () => (await import('./SloganBench.tsx')).SloganBench)

/** Slogans and logos made by hand (requirements S2.56, S5.18). */
export function SloganScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('Create slogan')} below={t('Every letter is drawn as an outline, in true size on cloth.')} />
      <Suspense>
        <SloganBench />
      </Suspense>
    </>
  )
}
