import { Button, SegmentedControl } from '@mantine/core'
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
  /** Drawn so much finer, for a picture that is zoomed. */
  picture: (finer: number) => ReactNode
  /** Beside its name. */
  action?: ReactNode
}

/** How two pictures are compared: side by side, or one over the other with a line drawn across. */
export type CompareWay = 'beside' | 'over'

interface SideBySideProps {
  sides: readonly Compared[]
  way: CompareWay
  onWay: (way: CompareWay) => void
  /** What else is chosen about the pictures. */
  tools?: ReactNode
  /** Takes all the room there is, so that no picture is scrolled to. */
  fills?: boolean
}

/** Two to four pictures side by side that zoom and move together; two can lie over each other with a line drawn across (look.md C16). */
export function SideBySide({ sides, way, onWay, tools, fills = false }: SideBySideProps) {
  const { t } = useTranslation()
  const [zoom, setZoom] = useState(fitting)
  const [before, after, ...more] = sides
  const pair = before && after && more.length === 0 ? { before, after } : null
  const finer = zoom.scale > 1 ? 2 : 1
  return (
    <div className={styles.compared} data-fills={fills || undefined}>
      <div className={styles.ways}>
        {pair && (
          <SegmentedControl
            size="sm"
            aria-label={t('How to compare')}
            value={way}
            onChange={(next) => onWay(next === 'over' ? 'over' : 'beside')}
            data={[
              { value: 'over', label: t('Slider') },
              { value: 'beside', label: t('Side by side') },
            ]}
          />
        )}
        {tools}
        <span className={styles.zoom}>
          <Range
            name={t('Zoom')}
            least={1}
            most={8}
            step={0.5}
            value={zoom.scale}
            onChange={(scale) => setZoom((now) => zoomAt(now, scale / now.scale))}
          />
          <Button
            size="compact-sm"
            variant="default"
            disabled={zoom.scale === fitting.scale}
            onClick={() => setZoom(fitting)}
          >
            {t('Fit')}
          </Button>
        </span>
      </div>
      {pair && way === 'over' ? (
        <Slider
          before={{ name: pair.before.name, picture: pair.before.picture(finer) }}
          after={{ name: pair.after.name, picture: pair.after.picture(finer) }}
          zoom={zoom}
          onZoom={setZoom}
          fills={fills}
        />
      ) : (
        <ul className={styles.panes} data-many={sides.length > 2 || undefined}>
          {sides.map(({ id, name, picture, action }) => (
            <li key={id}>
              <div className={styles.pane}>
                <ZoomArea zoom={zoom} onZoom={setZoom} name={name}>
                  {picture(finer)}
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
