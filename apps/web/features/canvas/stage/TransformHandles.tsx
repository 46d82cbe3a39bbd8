import { dragCorner, dragHandle, type Handle } from '@toile/canvas/transforming/dragHandle.ts'
import { turned } from '@toile/canvas/transforming/turned.ts'
import { carried } from '@toile/canvas/warping/matrices.ts'
import { type PointerEvent, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { lying } from '../tools/moveTool.ts'
import type { Place } from '../view/camera.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './stage.module.css'

const handles: readonly Handle[] = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0.5, 1],
  [0, 1],
  [0, 0.5],
]
const corners: readonly Handle[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Pixels of the screen from the upper side to where it is turned. */
const stem = 26

/** The box of what is lifted: handles size it, with Ctrl a corner is pulled into perspective, and the stem turns it. */
export function TransformHandles() {
  const { t } = useTranslation()
  const { painting, look } = useBench()
  const { lifted } = useKnown()
  const camera = useLook()
  const matrix = useSyncExternalStore(lying.subscribe, lying.get)
  const held = useRef<{ of: Handle | 'turn'; from: Place; before: typeof matrix } | null>(null)
  const layer = useRef<SVGSVGElement>(null)
  if (!lifted) return null
  const on = ([across, down]: readonly [number, number]): Place => {
    const place: Place = [lifted.x0 + (lifted.x1 - lifted.x0) * across, lifted.y0 + (lifted.y1 - lifted.y0) * down]
    return look.stageAt(...(carried(matrix, place) ?? place))
  }
  void camera
  const outline = corners.map(on)
  const [top, middle] = [on([0.5, 0]), on([0.5, 0.5])]
  const far = Math.hypot(top[0] - middle[0], top[1] - middle[1]) || 1
  const knob: Place = [top[0] + ((top[0] - middle[0]) / far) * stem, top[1] + ((top[1] - middle[1]) / far) * stem]
  const sheetOf = (event: PointerEvent): Place => {
    const { left = 0, top: above = 0 } = layer.current?.getBoundingClientRect() ?? {}
    return look.sheetAt(event.clientX - left, event.clientY - above)
  }
  const take = (of: Handle | 'turn') => (event: PointerEvent<SVGElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { of, from: sheetOf(event), before: matrix }
  }
  const move = (event: PointerEvent<SVGElement>) => {
    const now = held.current
    if (!now) return
    event.stopPropagation()
    const to = sheetOf(event)
    const center = look.sheetAt(...middle)
    const corner = corners.findIndex((one) => now.of !== 'turn' && one[0] === now.of[0] && one[1] === now.of[1])
    const pulls = (event.ctrlKey || event.metaKey) && (corner === 0 || corner === 1 || corner === 2 || corner === 3)
    if (now.of === 'turn') lying.set(painting, turned(now.before, center, now.from, to, event.shiftKey))
    else if (pulls) lying.set(painting, dragCorner(lifted, now.before, corner, to))
    else
      lying.set(
        painting,
        dragHandle(lifted, now.before, now.of, to, { keepRatio: event.shiftKey, fromMiddle: event.altKey }),
      )
  }
  const leave = (event: PointerEvent<SVGElement>) => {
    if (held.current) event.stopPropagation()
    held.current = null
  }
  const hold = (of: Handle | 'turn') => ({
    onPointerDown: take(of),
    onPointerMove: move,
    onPointerUp: leave,
    onPointerCancel: leave,
  })
  return (
    <svg ref={layer} className={styles.handles} role="group" aria-label={t('Handles of what is moved')}>
      <polygon points={outline.map(([x, y]) => `${x},${y}`).join(' ')} />
      <line x1={top[0]} y1={top[1]} x2={knob[0]} y2={knob[1]} />
      <circle cx={knob[0]} cy={knob[1]} r={6} data-turn {...hold('turn')} />
      {handles.map((handle) => {
        const [x, y] = on(handle)
        return <rect key={String(handle)} x={x - 5} y={y - 5} width={10} height={10} {...hold(handle)} />
      })}
    </svg>
  )
}
