import { toHex, type Color } from '@toile/craft/colors/color.ts'
import { useTranslation } from 'react-i18next'
import styles from './colors.module.css'

interface HueStripProps {
  /** Degrees. */
  hue: number
  colorAt: (hue: number) => Color
  onChange: (hue: number) => void
}

const places = Array.from({ length: 25 }, (_, i) => i * 15)

/** Every hue in a line. */
export function HueStrip({ hue, colorAt, onChange }: HueStripProps) {
  const { t } = useTranslation()
  return (
    <input
      type="range"
      className={styles.hue}
      aria-label={t('Hue')}
      aria-valuetext={`${Math.round(hue)}°`}
      min={0}
      max={360}
      step={1}
      value={Math.round(hue)}
      style={{ backgroundImage: `linear-gradient(to right, ${places.map((at) => toHex(colorAt(at))).join(', ')})` }}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  )
}
