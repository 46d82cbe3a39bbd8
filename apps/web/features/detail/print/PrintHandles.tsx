import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { PartId } from '@toile/craft/garments/partOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { ClothPoints } from '@toile/picture/looks/clothPoints.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findCloth } from '../../../shared/drawing/desk.ts'
import { useFoundAnew } from '../../../shared/drawing/useFoundAnew.ts'
import { fetchUploads } from '../../../shared/drawing/knownUploads.ts'
import type { Zoom } from '../../../shared/zoom/zoom.ts'
import { turned } from '../../../shared/fields/numbers/AngleDial.tsx'
import { steps } from '../steps.ts'
import type { Edit } from '../edit.ts'
import { placeOn } from './printWorn.ts'
import { clothMiddle, cornersOf, middleOf, nearTo, resized, seenAt, turnedTo, withMiddle } from './printBox.ts'
import styles from '../../../shared/fields/dragging/handles.module.css'
import { arrowWays } from '../../../shell/parts/arrowWays.ts'

interface PrintHandlesProps {
  design: Design
  worn: Worn
  print: Placement
  /** The part that wears it, where it is not the whole garment. */
  part: PartId | null
  view: View
  /** Height of the print's picture against its width. */
  aspect: number
  /** CSS pixels of the picture. */
  width: number
  height: number
  zoom: Zoom
  edit: Edit
}

/** Least side of the box round a print, in pixels. */
const least = 64

type Grip = 'move' | 'size' | 'turn'

/** Handles on the print in the picture: drag to move, a corner to size, the knob to turn; arrows do the same (look.md C27). */
export function PrintHandles({
  design,
  worn,
  print: placed,
  part,
  view,
  aspect,
  width,
  height,
  zoom,
  edit,
}: PrintHandlesProps) {
  const { t } = useTranslation()
  const cloth = useCloth(design, worn.id, part, view, width, height)
  const held = useRef<{ grip: Grip; x: number; y: number; from: Placement; middle: readonly [number, number] } | null>(
    null,
  )
  if (!cloth?.points.length) return null
  const print = nearTo(placed, aspect, clothMiddle(cloth.points))
  const middle = seenAt(cloth, middleOf(print, aspect))
  if (!middle) return null
  const scale = cloth.pixelsPerMillimetre * zoom.scale
  const cx = (middle[0] - width / 2) * zoom.scale + width / 2 + zoom.x * width
  const cy = (middle[1] - height / 2) * zoom.scale + height / 2 + zoom.y * height
  // A small tile is taken hold of together with its neighbours, so that the handles stay apart.
  const tiles = Math.max(1, Math.ceil(least / (print.width * scale * Math.min(1, aspect))))
  const spread = scale * tiles
  const onScreen = ([u, v]: readonly [number, number]) => [cx + u * spread, cy + v * spread] as const
  const [a, b, c, d] = cornersOf(print, aspect)
  const corners = [onScreen(a), onScreen(b), onScreen(c), onScreen(d)] as const
  const top = [(corners[0][0] + corners[1][0]) / 2, (corners[0][1] + corners[1][1]) / 2] as const
  const reach = Math.hypot(top[0] - cx, top[1] - cy) || 1
  const knob = [top[0] + ((top[0] - cx) / reach) * 26, top[1] + ((top[1] - cy) / reach) * 26] as const
  const place = (next: Placement, drag: string) =>
    placeOn(edit, worn.id, part, view)(next, `${worn.id} ${part ?? ''} ${drag}`, steps.movePrint)
  const grab = (grip: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const box = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
      held.current = { grip, x: event.clientX, y: event.clientY, from: print, middle: [box.left + cx, box.top + cy] }
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const now = held.current
      if (now?.grip !== grip) return
      place(dragged(now, event.clientX, event.clientY, event.shiftKey, scale, aspect), grip)
    },
    onPointerUp() {
      held.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const next = pressed(grip, event.key, event.shiftKey, print, aspect)
      if (!next) return
      event.preventDefault()
      event.stopPropagation()
      place(next, grip)
    },
  })
  return (
    <div className={styles.handles}>
      <svg width={width} height={height} aria-hidden>
        <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />
        <line x1={top[0]} y1={top[1]} x2={knob[0]} y2={knob[1]} />
      </svg>
      <button
        type="button"
        className={styles.move}
        style={{ left: cx, top: cy }}
        aria-label={t('Move the print: arrows by 1 mm, with Shift by 10')}
        {...grab('move')}
      />
      <button
        type="button"
        className={styles.size}
        style={{ left: corners[2][0], top: corners[2][1] }}
        aria-label={t('Size the print: arrows by 1 mm, with Shift by 10')}
        {...grab('size')}
      />
      <button
        type="button"
        className={styles.turn}
        style={{ left: knob[0], top: knob[1] }}
        aria-label={t('Turn the print: arrows by 1°, with Shift by 15')}
        {...grab('turn')}
      />
    </div>
  )
}

/** Where the garment's cloth lies, found anew when cut, stance or size change. */
function useCloth(
  design: Design,
  garment: string,
  part: PartId | null,
  view: View,
  width: number,
  height: number,
): ClothPoints | null {
  const size = { width: Math.round(width), height: Math.round(height) }
  const shape = JSON.stringify([
    design.mannequin,
    design.shoes.kind,
    design.garments.map(({ id, cut, knobs, hidden, seed }) => [id, cut, knobs, hidden, seed]),
    garment,
    part,
    view,
    size,
  ])
  return useFoundAnew(shape, async () => {
    if (size.width <= 0 || size.height <= 0 || !(await fetchUploads(design))) return null
    return findCloth(`cloth ${garment}`, { kind: 'cloth', design, garment, ...(part ? { part } : {}), view, ...size })
  })
}

function dragged(
  {
    grip,
    x,
    y,
    from,
    middle,
  }: { grip: Grip; x: number; y: number; from: Placement; middle: readonly [number, number] },
  px: number,
  py: number,
  steady: boolean,
  scale: number,
  aspect: number,
): Placement {
  if (grip === 'move') {
    const [u, v] = middleOf(from, aspect)
    return withMiddle(from, aspect, [u + (px - x) / scale, v + (py - y) / scale])
  }
  if (grip === 'size') {
    const before = Math.hypot(x - middle[0], y - middle[1]) || 1
    return resized(from, aspect, (from.width * Math.hypot(px - middle[0], py - middle[1])) / before)
  }
  const angle = (Math.atan2(py - middle[1], px - middle[0]) * 180) / Math.PI + 90
  return turnedTo(from, aspect, turned(steady ? Math.round(angle / 15) * 15 : Math.round(angle)))
}

function pressed(grip: Grip, key: string, far: boolean, print: Placement, aspect: number): Placement | null {
  const way = arrowWays[key]
  if (!way) return null
  if (grip === 'move') {
    const size = far ? 10 : 1
    const [u, v] = middleOf(print, aspect)
    return withMiddle(print, aspect, [u + way[0] * size, v + way[1] * size])
  }
  const more = way[0] - way[1]
  if (grip === 'size') return resized(print, aspect, print.width + more * (far ? 10 : 1))
  return turnedTo(print, aspect, turned(print.angle + more * (far ? 15 : 1)))
}
