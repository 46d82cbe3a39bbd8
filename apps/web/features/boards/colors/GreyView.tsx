import { toHex } from '@toile/craft/colors/color.ts'
import { ordered } from '@toile/craft/colors/comparison.ts'
import { contrastRatio, greyOf } from '@toile/craft/colors/contrast.ts'
import { sure } from '@toile/geometry'
import { useTranslation } from 'react-i18next'
import type { ViewedColor } from './viewedColor.ts'
import styles from './colorViews.module.css'
import { listOf } from '../../../languages/listOf.ts'

/** Below this contrast two neighbours fall together in black and white. */
const together = 1.15

/** The colours from light to dark above the greys of equal luminance: how the palette carries without hue. */
export function GreyView({ colors }: { colors: readonly ViewedColor[] }) {
  const { t } = useTranslation()
  const byLightness = ordered(
    colors.map((one) => ({ ...one, color: one.seen })),
    'lightness',
  )
  const close = byLightness
    .slice(1)
    .map((one, i) => [sure(byLightness[i]), one] as const)
    .filter(([lighter, darker]) => contrastRatio(darker.color, lighter.color) < together)
  return (
    <>
      <ol className={styles.greys} aria-label={t('Colours from light to dark')}>
        {byLightness.map(({ id, name, color }) => (
          <li key={id} title={name}>
            <span style={{ background: toHex(color) }} aria-hidden />
            <span style={{ background: toHex(greyOf(color)) }} aria-hidden />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {close.length === 0
          ? t('Every step between neighbours is seen without hue too.')
          : t('Without hue these fall together: {{pairs}}', {
              pairs: listOf(close.map(([a, b]) => `${a.name} / ${b.name}`)),
            })}
      </p>
    </>
  )
}
