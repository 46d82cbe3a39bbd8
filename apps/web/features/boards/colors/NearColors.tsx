import { useDebouncedValue } from '@mantine/hooks'
import { files } from '@toile/contract/features/files.ts'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestNames } from '@toile/craft/colors/names.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import styles from './colors.module.css'

interface NearColorsProps {
  color: Color
  onColor: (color: Color) => void
}

const shown = 4

/** The nearest named colours and textile codes, each with its distance; a press takes one (look.md B33). */
export function NearColors({ color, onColor }: NearColorsProps) {
  const { t } = useTranslation()
  const [hex] = useDebouncedValue(toHex(color), 250)
  const { data } = useCall(files.findCode, { text: hex }, { saidByScreen: true, fresh: 600_000 })
  const codes = data?.near.slice(0, shown) ?? []
  return (
    <div className={styles.near}>
      <NearList
        name={t('Nearest named colours')}
        entries={nearestNames(color, shown).map(({ label, ...one }) => ({ ...one, says: t(label) }))}
        onColor={onColor}
      />
      {codes.length > 0 && (
        <NearList
          name={t('Nearest codes')}
          entries={codes.map(({ code, ...one }) => ({ ...one, says: `${code} TCX` }))}
          onColor={onColor}
        />
      )}
      <p className={styles.note}>
        {t(
          'ΔE is the distance that the eye sees (CIEDE2000). Codes are approximate and not affiliated with their makers.',
        )}
      </p>
    </div>
  )
}

interface NearListProps {
  name: string
  entries: readonly { says: string; color: Color; distance: number }[]
  onColor: (color: Color) => void
}

function NearList({ name, entries, onColor }: NearListProps) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {entries.map(({ says, color, distance }) => (
          <li key={says}>
            <button type="button" title={t('Take this colour')} onClick={() => onColor(color)}>
              <Swatch fill={toHex(color)} />
              <span>{says}</span>
              <span className={styles.code}>{`ΔE ${number.format(distance)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
