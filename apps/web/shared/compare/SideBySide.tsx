import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Range } from '../fields/numbers/Range.tsx'
import { fitting, zoomAt } from '../zoom/zoom.ts'
import { ZoomArea } from '../zoom/ZoomArea.tsx'
import styles from './compare.module.css'
import { Slider } from './Slider.tsx'

/** One of the pictures that are compared; its name is already translated. */
export interface Compared {
  id: string
  name: string
  picture: ReactNode
  /** Beside its name. */
  action?: ReactNode
}

/** How two pictures are compared: side by side, or one over the other with a line drawn across. */
export type CompareWay = 'beside' | 'over'

interface SideBySideProps {
  sides: readonly Compared[]
  /** How they are shown at first. */
  first?: CompareWay
}

/** Two to four pictures side by side that zoom and move together; two can lie over each other with a line drawn across (look.md C16). */
export function SideBySide({ sides, first = 'beside' }: SideBySideProps) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(fitting)
  const [over, setOver] = useState(first === 'over')
  const [before, after, ...more] = sides
  const pair = before && after && more.length === 0 ? { before, after } : null
  return (
    <div className={styles.compared}>
      <div className={styles.ways}>
        {pair && (
          <SegmentedControl
            size="sm"
            aria-label={t('How to compare')}
            value={over ? 'over' : 'beside'}
            onChange={(way) => setOver(way === 'over')}
            data={[
              { value: 'beside', label: t('Side by side') },
              { value: 'over', label: t('One over the other') },
            ]}
          />
        )}
        {!(pair && over) && (
          <span className={styles.zoom}>
            <Range
              name={t('Zoom')}
              least={1}
              most={8}
              step={0.5}
              value={zoom.scale}
              onChange={(scale) => setZoom((now) => zoomAt(now, scale / now.scale))}
            />
          </span>
        )}
      </div>
      {pair && over ? (
        <Slider before={pair.before} after={pair.after} />
      ) : (
        <ul className={styles.panes} data-many={sides.length > 2 || undefined}>
          {sides.map(({ id, name, picture, action }) => (
            <li key={id}>
              <div className={styles.pane}>
                <ZoomArea zoom={zoom} onZoom={setZoom} name={name}>
                  {picture}
                </ZoomArea>
              </div>
              <div className={styles.paneLine}>
                <b>{name}</b>
                {action}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
