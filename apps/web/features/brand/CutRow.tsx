import type { BrandSheet } from '@toile/craft/sheets/brandSheet.ts'
import { dropBrandCut, pinBrandCut } from '@toile/craft/brands/changes.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { categories } from '@toile/craft/garments/categories.ts'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../shell/useDocument.ts'
import styles from './brand.module.css'
import type { SheetPart } from './sheetPart.ts'
import { Drawn } from './Drawn.tsx'
import { Finding } from './Finding.tsx'

const [width, height] = [320, 420]

/** The brand's silhouettes as flats in its own lengths and widths. */
export function CutRow({
  opened: { document },
  profile,
  sheet,
}: SheetPart & { profile: BrandProfile; sheet: BrandSheet }) {
  const { t } = useTranslation()
  const { value: brand } = useDocument(document)
  if (sheet.cuts.length === 0) return null
  return (
    <section aria-labelledby="brand-cuts" className={styles.part}>
      <h2 id="brand-cuts">{t('Silhouettes')}</h2>
      <ul className={styles.cuts}>
        {sheet.cuts.map(({ cut: { category, share, pictures }, garment, knobs }, i) => {
          const name = t(categories.find(({ id }) => id === category)?.label ?? category)
          const color =
            profile.palette.colors[i % Math.max(1, Math.min(3, profile.palette.colors.length))]?.color ?? null
          return (
            <Finding
              key={category}
              name={name}
              share={share}
              pictures={pictures.length}
              pinned={brand.hand.pinnedCuts.includes(category)}
              onPin={() => document.change(pinBrandCut, category)}
              onDrop={() => document.change(dropBrandCut, category)}
            >
              <Drawn name={name} wish={{ kind: 'cut', garment, knobs, color, person: sheet.person, width, height }} />
            </Finding>
          )
        })}
      </ul>
    </section>
  )
}
