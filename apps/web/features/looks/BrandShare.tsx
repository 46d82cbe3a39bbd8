import { brands } from '@toile/contract/features/brands.ts'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { brandShareOf } from '@toile/craft/designs/inBrand.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shell/calls/useCall.ts'

/** How much of the looks is of the project's brand, garments and prints together (requirements S2.61, S9.02). */
export function BrandShare({ brandId, looks }: { brandId: string; looks: readonly DesignEntry[] }) {
  const { t } = useTranslation()
  const { data: brand } = useCall(brands.readBrand, { id: brandId }, { saidByScreen: true })
  if (!brand?.profile) return null
  const designs = looks.map(({ document }) => document)
  const share = brandShareOf(designs, brand.profile)
  if (share === null) return null
  return <> · {t('{{share}} % in brand: {{brand}}', { share: Math.round(share * 100), brand: brand.brand.name })}</>
}
