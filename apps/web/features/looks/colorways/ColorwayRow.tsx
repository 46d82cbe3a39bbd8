import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { ColorwayCell } from './ColorwayCell.tsx'
import styles from './colorwayGrid.module.css'
import type { GridParts } from './gridParts.ts'
import { useDyed } from './useDyed.ts'

interface ColorwayRowProps {
  entry: DesignEntry
  /** The look as it takes part in colourways. */
  design: Design
  parts: GridParts
  /** The column that is chosen in this row. */
  chosen: number | null
  onState: (id: string, drawn: boolean | null) => void
}

/** One look as it is and in every colourway. */
export function ColorwayRow({ entry, design, parts, chosen, onState }: ColorwayRowProps) {
  const { palettes, names, handed, coming, onChoose } = parts
  const { t } = useTranslation()
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const dyed = useDyed(design, palettes, handed)
  return (
    <tr>
      <th scope="row">
        <span className={styles.known}>
          <LookPicture entry={entry} sizes="9rem" named />
        </span>
        <span className={styles.lookName}>{name}</span>
      </th>
      {palettes.map(({ colorway }, i) => (
        <td key={colorway.id}>
          <ColorwayCell
            entry={entry}
            design={dyed[i] ?? design}
            colors={colorway.colors}
            name={t('{{look}} in {{colourway}}', { look: name, colourway: names[i] ?? '' })}
            isChosen={i === chosen}
            onChoose={() => onChoose(colorway.id, entry.id)}
            onState={(drawn) => onState(`${entry.id} ${colorway.id}`, drawn)}
          />
        </td>
      ))}
      {Array.from({ length: coming }, (_, i) => (
        <td key={i} aria-hidden>
          <span className={styles.known}>
            {entry.pictures && <img className={styles.ghost} src={entry.pictures.small} alt="" draggable={false} />}
          </span>
        </td>
      ))}
    </tr>
  )
}
