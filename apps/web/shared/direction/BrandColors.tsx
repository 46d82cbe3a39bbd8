import { toHex } from '@toile/craft/colors/color.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../shell/parts/Swatch.tsx'
import { useColorNames } from '../open/names/useColorNames.ts'
import styles from './direction.module.css'
import { useBrandColors } from './useBrandColors.ts'

/** Which colours of the next looks come from the project's brand, and how much of the cloth is the brand's (requirement S2.61). */
export function BrandColors() {
  const { t, i18n } = useTranslation()
  const nameOf = useColorNames()
  const heading = useId()
  const brand = useBrandColors()
  if (!brand || brand.colors.length === 0) return null
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(brand.share / 100)
  return (
    <section className={styles.brand} aria-labelledby={heading}>
      <h2 id={heading}>
        {t('Colours of {{brand}}', { brand: brand.name })}
        <span>{t('{{share}} of the garments and prints are in the brand’s colours', { share })}</span>
      </h2>
      <ul>
        {brand.colors.map((color) => (
          <li key={toHex(color)}>
            <Swatch fill={toHex(color)} />
            {nameOf({ name: '', color })}
          </li>
        ))}
      </ul>
    </section>
  )
}
