import type { BrandSheet } from '@toile/craft/sheets/brandSheet.ts'
import { dropBrandPrint, pinBrandPrint } from '@toile/craft/brands/changes.ts'
import { printKinds } from '@toile/craft/brands/printKinds.ts'
import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../shell/useDocument.ts'
import styles from './brand.module.css'
import type { SheetPart } from './sheetPart.ts'
import { Drawn } from './Drawn.tsx'
import { Finding } from './Finding.tsx'

/** Cloth that a swatch shows, in millimetres: the same for all, so that sizes compare; a large tile is shown whole. */
const across = 320
const [width, height] = [420, 300]
/** The brand's kinds of prints, each with a cloth that the engine draws in its size and colours. */
export function PrintRow({
  opened: { document },
  profile,
  sheet,
}: SheetPart & { profile: BrandProfile; sheet: BrandSheet }) {
  const { t } = useTranslation()
  const { value: brand } = useDocument(document)
  const { kinds, printed } = profile.prints
  if (kinds.length === 0 && brand.hand.droppedPrints.length === 0) return null
  return (
    <section aria-labelledby="brand-prints" className={styles.part}>
      <h2 id="brand-prints">{t('Prints')}</h2>
      <p className={styles.quiet}>{t('{{share}} % of the looks are printed', { share: Math.round(printed * 100) })}</p>
      <ul className={styles.prints}>
        {kinds.map(({ kind, share, pictures }) => {
          const label = printKinds.find(({ id }) => id === kind)?.label ?? kind
          const own = sheet.prints.filter((print) => print.kind === kind)
          return (
            <Finding
              key={kind}
              name={t(label)}
              share={share}
              pictures={pictures.length}
              pinned={brand.hand.pinnedPrints.includes(kind)}
              onPin={() => document.change(pinBrandPrint, kind)}
              wide={own.length}
              onDrop={() => document.change(dropBrandPrint, kind)}
            >
              <span className={styles.swatches}>
                {own.map(({ placement }) => (
                  <Drawn
                    key={JSON.stringify(placement)}
                    name={t(label)}
                    wish={{ kind: 'print', placement, across: Math.max(across, placement.width * 1.1), width, height }}
                  />
                ))}
              </span>
            </Finding>
          )
        })}
      </ul>
    </section>
  )
}
