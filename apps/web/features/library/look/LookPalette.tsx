import { files } from '@toile/contract/features/files.ts'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import styles from './look.module.css'

interface LookPaletteProps {
  fileId: string
  onFind: (color: Color) => void
}

/** The main colours of a picture with their codes; each finds more that hold it. */
export function LookPalette({ fileId, onFind }: LookPaletteProps) {
  const { t } = useTranslation()
  const { data } = useCall(files.palette, { fileId }, { saidByScreen: true, fresh: 3_600_000 })
  if (!data || data.length === 0) return null
  return (
    <section>
      <h3>{t('Colours')}</h3>
      <ul className={styles.palette}>
        {data.map(({ color, share }) => (
          <PaletteLine key={toHex(color)} color={color} share={share} onFind={onFind} />
        ))}
      </ul>
    </section>
  )
}

function PaletteLine({ color, share, onFind }: { color: Color; share: number } & Pick<LookPaletteProps, 'onFind'>) {
  const { t } = useTranslation()
  const hex = toHex(color)
  const { data } = useCall(files.findCode, { text: hex }, { saidByScreen: true, fresh: 3_600_000 })
  const name = t(nearestName(color).label)
  return (
    <li>
      <button
        type="button"
        title={t('Find more with {{color}}, {{hex}}', { color: name, hex })}
        onClick={() => onFind(color)}
      >
        <Swatch fill={hex} />
        <span>{name}</span>
        <small>{hex}</small>
        <small>{data?.tcx ?? ''}</small>
        <small>{percentOf(share)}</small>
      </button>
    </li>
  )
}
