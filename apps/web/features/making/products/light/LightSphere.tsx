import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { arrowWays } from '../../../../shell/parts/arrowWays.ts'
import { clockOf } from './clockOf.ts'
import styles from './light.module.css'
import { movedBy, spotOf, type Stand, standOf } from './onSphere.ts'

interface LightSphereProps {
  /** Already translated. */
  name: string
  lamp: Stand
  onMove: (stand: Stand) => void
}

/** Heights that are drawn as rings. */
const rings = [30, 60] as const
const hours = Array.from({ length: 12 }, (_, i) => i * 30)

/** The lamp on a sphere: dragged by hand, or turned by the arrows left and right and raised by those up and down. */
export function LightSphere({ name, lamp, onMove }: LightSphereProps) {
  const { t } = useTranslation()
  const spot = spotOf(lamp)
  const follow = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove(standOf({ x: ((clientX - left) / width) * 2 - 1, y: ((clientY - top) / height) * 2 - 1 }, lamp))
  }
  const press = (event: KeyboardEvent) => {
    const way = arrowWays[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const far = event.shiftKey ? 15 : 5
    onMove(movedBy(lamp, way[0] * far, -way[1] * far))
  }
  return (
    <div
      className={styles.sphere}
      role="slider"
      tabIndex={0}
      data-handle
      data-keeps-arrows
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Math.round(lamp.from)}
      aria-valuetext={t('From {{clock}} on the clock, {{degrees}}° high', {
        clock: clockOf(lamp.from),
        degrees: Math.round(lamp.height),
      })}
      style={{ ['--x' as string]: `${50 + spot.x * 50}%`, ['--y' as string]: `${50 + spot.y * 50}%` }}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={follow}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden>
        {rings.map((height) => (
          <circle key={height} r={50 * Math.cos((height * Math.PI) / 180)} />
        ))}
        {hours.map((turn) => (
          <line key={turn} y1={turn % 90 ? -47 : -44} y2={-50} transform={`rotate(${turn})`} />
        ))}
      </svg>
      <i />
    </div>
  )
}
