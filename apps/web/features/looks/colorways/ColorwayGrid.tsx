import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { nearestName } from '@toile/craft/colors/names.ts'
import { type ColorRole, colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { keptRoles } from '@toile/craft/designs/colorways/correctRoles.ts'
import { inColorway } from '@toile/craft/designs/colorways/inColorway.ts'
import type { LookColorway } from '@toile/craft/designs/lookColorway.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { ColorwayCell } from './ColorwayCell.tsx'
import styles from './colorways.module.css'

interface ColorwayGridProps {
  looks: readonly DesignEntry[]
  roles: readonly ColorRole[]
  kept: readonly LookColorway[]
  proposals: readonly LookColorway[]
  busy: boolean
  onKeep: (colorway: LookColorway) => void
  onRemove: (colorway: LookColorway) => void
  change: (ids: readonly string[], edit: (design: Design) => Design) => Promise<boolean>
}

/** Looks by rows, colourways by columns; every cell is drawn when it is seen. */
export function ColorwayGrid({ looks, roles, kept, proposals, busy, onKeep, onRemove, change }: ColorwayGridProps) {
  const { t } = useTranslation()
  const nameOf = ({ name, colors }: LookColorway) =>
    name ||
    colors
      .slice(0, 2)
      .map(({ color }) => t(nearestName(color).label))
      .join(' · ')
  const isKept = ({ id }: LookColorway) => kept.some((one) => one.id === id)
  const columns = [...kept, ...proposals]
  const handed = keptRoles(roles)
  return (
    <div className={styles.scroller}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{t('As it is')}</th>
            {columns.map((one) => (
              <th key={one.id} scope="col">
                <span className={styles.swatches}>
                  {one.colors.map(({ role, color }) => (
                    <Swatch key={role} fill={toHex(color)} size="small" />
                  ))}
                </span>
                <span>{nameOf(one)}</span>
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={busy}
                  onClick={() => (isKept(one) ? onRemove(one) : onKeep(one))}
                >
                  {isKept(one) ? t('Remove') : t('Keep')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {looks.map((entry) => {
            const name = t('Look {{number}}', { number: lookNumber(entry) })
            return (
              <tr key={entry.id}>
                <th scope="row">
                  <Thumb
                    order={{ kind: 'look', design: entry.document, width: 168, height: 252 }}
                    className={styles.thumb}
                  />
                  {name}
                </th>
                {columns.map((one) => (
                  <td key={one.id}>
                    <ColorwayCell
                      entry={entry}
                      design={inColorway(entry.document, one, colorRoles([entry.document], handed))}
                      colorway={{ colors: one.colors, roles: handed }}
                      name={`${name}, ${nameOf(one)}`}
                      onWear={() =>
                        void change([entry.id], (design) => inColorway(design, one, colorRoles([design], handed)))
                      }
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
