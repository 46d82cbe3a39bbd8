import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { KeptRole, LookColorway } from '@toile/craft/designs/lookColorway.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useColorwayName } from '../../../shared/colorways/useColorwayName.ts'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import styles from '../../../shared/colorways/colorways.module.css'
import { ColorwayCell } from './ColorwayCell.tsx'

interface ColorwayRowProps {
  entry: DesignEntry
  columns: readonly LookColorway[]
  /** The roles that the colourways are for. */
  roles: readonly KeptRole[]
  onState: (id: string, drawn: boolean | null) => void
  onWear: (edit: (design: Design) => Design) => void
}

/** One look as it is and in every colourway. */
export function ColorwayRow({ entry, columns, roles, onState, onWear }: ColorwayRowProps) {
  const { t } = useTranslation()
  const nameOf = useColorwayName()
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const dyed = useMemo(() => {
    const own = colorRoles([entry.document], roles)
    return columns.map((one) => inColorway(entry.document, one, own))
  }, [entry.document, columns, roles])
  return (
    <tr>
      <th scope="row">
        <span className={styles.known}>
          <LookPicture entry={entry} sizes="11rem" named />
        </span>
        {name}
      </th>
      {columns.map((one, i) => (
        <td key={one.id}>
          <ColorwayCell
            entry={entry}
            design={dyed[i] ?? entry.document}
            colorway={{ colors: one.colors, roles: [...roles] }}
            name={t('{{look}} in {{colourway}}', { look: name, colourway: nameOf(one) })}
            onState={(drawn) => onState(`${entry.id} ${one.id}`, drawn)}
            onWear={() => onWear((design) => inColorway(design, one, colorRoles([design], roles)))}
          />
        </td>
      ))}
    </tr>
  )
}
