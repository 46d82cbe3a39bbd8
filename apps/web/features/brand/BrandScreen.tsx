import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shell/parts/Page.tsx'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import styles from './brand.module.css'
import { lazyPart } from '../../shell/lazyPart.ts'

const BrandList = lazyPart('brand', async () => (await import('./BrandList.tsx')).BrandList)
const BrandPage = lazyPart('brand', async () => (await import('./BrandPage.tsx')).BrandPage)

/** Brand DNA, below the library: its head and tabs at once, then all brands or one as a sheet (requirements S1.15, S2.61). */
export function BrandScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const brand = typeof search['brand'] === 'string' ? search['brand'] : null
  const show = (id: string | null) =>
    void navigate({ to: '/home/library', search: id ? { tab: 'brand', brand: id } : { tab: 'brand' } })
  return (
    <Page>
      {!brand && (
        <PageHead
          title={t('Brand DNA')}
          below={t('What a brand’s pictures have in common steers new looks by its percentage.')}
        />
      )}
      <nav className={styles.tabs} aria-label={t('Part of the library')}>
        {libraryTabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === 'brand' ? 'page' : undefined}
            onClick={() => (id === 'brand' ? show(null) : void navigate({ to: '/home/library', search: { tab: id } }))}
          >
            {t(label)}
          </button>
        ))}
      </nav>
      <div className={styles.page}>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          {brand ? <BrandPage key={brand} id={brand} onGone={() => show(null)} /> : <BrandList onOpen={show} />}
        </Suspense>
      </div>
    </Page>
  )
}
