import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../languages/numberOf.ts'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { DrawnPattern } from '../drafting/patternOrders.ts'
import { pointNames } from '../naming/pointsNamed.ts'
import styles from './panels.module.css'

/** The finished lengths of the garment in all its sizes, in centimetres. */
export function PointsPanel({ points, sizes }: { points: DrawnPattern['points']; sizes: readonly string[] }) {
  const { t } = useTranslation()
  const ids = [...new Set(points.map(({ id }) => id))]
  if (ids.length === 0) return null
  const measured = (id: string, size: string) => points.find((one) => one.id === id && one.size === size)
  const nameOf = (id: string) => {
    const known = pointNames.find((one) => one.id === id)
    return known ? t(known.label) : (points.find((one) => one.id === id)?.name ?? id)
  }
  return (
    <Panel title={t('Points of measure')} count={t('cm')}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('Points of measure')}>
        <table className={styles.points}>
          <thead>
            <tr>
              <th scope="col">{t('Point')}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                {sizes.map((size) => {
                  const point = measured(id, size)
                  return <td key={size}>{point ? numberOf((point.told ?? point.measured) / 10, 1) : '–'}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
