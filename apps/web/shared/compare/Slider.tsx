import { type PointerEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { transformOf, type Zoom } from '../zoom/zoom.ts'
import { ZoomArea } from '../zoom/ZoomArea.tsx'
import styles from './slider.module.css'

/** One of two pictures that lie over each other, with its name, already translated. */
export interface SliderSide {
  name: string
  picture: ReactNode
}

interface SliderProps {
  before: SliderSide
  after: SliderSide
  zoom: Zoom
  onZoom: (change: (zoom: Zoom) => Zoom) => void
  /** Takes all the room there is. */
  fills?: boolean
  /** Width to height of the pictures; that of a look unless told. */
  ratio?: number
}

/** Two pictures one over the other that zoom and move as one; a line between them is drawn across by hand or by arrow keys. */
export function Slider({ before, after, zoom, onZoom, fills = false, ratio = 2 / 3 }: SliderProps) {
  const { t } = useTranslation()
  const [share, setShare] = useState(50)
  const follow = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect()
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return
    setShare(Math.max(0, Math.min(100, ((clientX - box.left) / box.width) * 100)))
  }
  const name = `${before.name} · ${after.name}`
  return (
    <div className={styles.slider} data-fills={fills || undefined} style={{ ['--ratio' as string]: String(ratio) }}>
      <div className={styles.room}>
        <div className={styles.stage}>
          <ZoomArea
            zoom={zoom}
            onZoom={onZoom}
            name={name}
            over={
              <>
                <span className={styles.after} style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
                  <span style={{ transform: transformOf(zoom) }}>{after.picture}</span>
                </span>
                <i
                  className={styles.line}
                  style={{ left: `${share}%` }}
                  aria-hidden
                  onPointerDown={(event) => {
                    event.stopPropagation()
                    event.currentTarget.setPointerCapture(event.pointerId)
                  }}
                  onPointerMove={follow}
                />
              </>
            }
          >
            {before.picture}
          </ZoomArea>
        </div>
      </div>
      <p>
        <span>{before.name}</span>
        <span>{after.name}</span>
      </p>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(share)}
        aria-label={t('Before and after')}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
      />
    </div>
  )
}
