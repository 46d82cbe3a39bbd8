import type { LaidItem } from '@toile/picture/lettering/layItem.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import grips from '../../../shared/fields/dragging/handles.module.css'
import styles from './slogans.module.css'
import { arrowWays } from '../../../shell/parts/arrowWays.ts'

interface HandlesProps {
  laid: LaidItem
  /** CSS pixels to a millimetre. */
  scale: number
  onMove: (x: number, y: number) => void
  onSize: (by: number) => void
  onTurn: (angle: number) => void
  onRemove: () => void
}

type Grip = 'move' | 'size' | 'turn'
const pad = 4

/** Handles on the chosen thing: drag or press arrows to move, size and turn it; Delete takes it out. */
export function Handles({ laid: { item, box }, scale, onMove, onSize, onTurn, onRemove }: HandlesProps) {
  const { t } = useTranslation()
  const held = useRef<{ x: number; y: number; reach: number; from: typeof item } | null>(null)
  const turn = (item.angle * Math.PI) / 180
  const at = (x: number, y: number) =>
    [
      (item.x + x * Math.cos(turn) - y * Math.sin(turn)) * scale,
      (item.y + x * Math.sin(turn) + y * Math.cos(turn)) * scale,
    ] as const
  const wide = pad / scale
  const [left, right, top, bottom] = [box.left - wide, box.right + wide, box.top - wide, box.bottom + wide]
  const lowest = at(right, bottom)
  const corners = [at(left, top), at(right, top), lowest, at(left, bottom)]
  const knob = at((left + right) / 2, top - 26 / scale)
  const foot = at((left + right) / 2, top)
  const middle = at(0, 0)
  const grab = (grip: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const sheet = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [sheet.left + middle[0], sheet.top + middle[1]]
      held.current = { x, y, reach: Math.hypot(event.clientX - x, event.clientY - y) || 1, from: item }
      if (grip === 'move') held.current = { x: event.clientX, y: event.clientY, reach: 1, from: item }
    },
    onPointerMove({ clientX, clientY, shiftKey }: PointerEvent<HTMLButtonElement>) {
      const now = held.current
      if (!now) return
      if (grip === 'move') return onMove(now.from.x + (clientX - now.x) / scale, now.from.y + (clientY - now.y) / scale)
      if (grip === 'size') {
        const reach = Math.hypot(clientX - now.x, clientY - now.y)
        onSize(Math.max(0.2, Math.min(5, reach / now.reach)))
        held.current = { ...now, reach }
        return
      }
      const angle = (Math.atan2(clientY - now.y, clientX - now.x) * 180) / Math.PI + 90
      const step = shiftKey ? 15 : 1
      onTurn(turned(Math.round(angle / step) * step))
    },
    onPointerUp() {
      held.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault()
        return onRemove()
      }
      const way = arrowWays[event.key]
      if (!way) return
      event.preventDefault()
      event.stopPropagation()
      const far = event.shiftKey
      const more = way[0] - way[1]
      if (grip === 'move') onMove(item.x + way[0] * (far ? 10 : 1), item.y + way[1] * (far ? 10 : 1))
      else if (grip === 'size') onSize(1 + more * (far ? 0.1 : 0.01))
      else onTurn(turned(item.angle + more * (far ? 15 : 1)))
    },
  })
  return (
    <div className={styles.handles}>
      <svg aria-hidden>
        <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />
        <line x1={foot[0]} y1={foot[1]} x2={knob[0]} y2={knob[1]} />
      </svg>
      <button
        type="button"
        className={`${grips.move} ${styles.quiet}`}
        style={{ left: middle[0], top: middle[1] }}
        aria-label={t('Move: arrows by 1 mm, with Shift by 10')}
        {...grab('move')}
      />
      <button
        type="button"
        className={grips.size}
        style={{ left: lowest[0], top: lowest[1] }}
        aria-label={t('Size: arrows by 1 %, with Shift by 10')}
        {...grab('size')}
      />
      <button
        type="button"
        className={grips.turn}
        style={{ left: knob[0], top: knob[1] }}
        aria-label={t('Turn: arrows by 1°, with Shift by 15')}
        {...grab('turn')}
      />
    </div>
  )
}

const turned = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180
