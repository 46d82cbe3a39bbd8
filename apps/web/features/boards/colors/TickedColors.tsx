import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import styles from './colors.module.css'

interface TickedColorsProps {
  /** Already translated. */
  name: string
  /** `says` stands in place of the name of the nearest colour, `aside` behind the numbers. */
  colors: readonly { color: Color; ticked: boolean; says?: string; aside?: string }[]
  onTick: (at: number, on: boolean) => void
}

/** Colours of which some are chosen: swatch, name and number of each. */
export function TickedColors({ name, colors, onTick }: TickedColorsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.ticked} aria-label={name}>
      {colors.map(({ color, ticked, says, aside }, at) => {
        const hex = toHex(color)
        return (
          <li key={at}>
            <label>
              <input
                type="checkbox"
                checked={ticked}
                onChange={({ currentTarget }) => onTick(at, currentTarget.checked)}
              />
              <Swatch fill={hex} />
              <span>{says || t(nearestName(color).label)}</span>
              <span className={styles.code}>{aside ? `${hex} · ${aside}` : hex}</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
