import type { Region } from '@toile/craft/applied/region.ts'
import { changeRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { placeOf } from '@toile/picture/looks/onLookMap.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'
import handles from '../../../shared/fields/dragging/handles.module.css'
import { arrowPress } from '../arrowPress.ts'
import { chooseApplied, useChosenApplied } from '../applied/chosenApplied.ts'
import { movedBy } from '../applied/movedBy.ts'
import { underPixel } from '../elements/laying.ts'
import { shownAt, spotSeen } from '../inBox.ts'
import type { OverlayProps } from '../overlayProps.ts'
import styles from './region.module.css'
import { regionUnder } from './regionUnder.ts'
import { reachOf, shapedRegion } from './shapedRegion.ts'

interface RegionHandlesProps extends OverlayProps {
  worn: Worn
  /** A tool is in hand: what is clicked is drawn, not taken hold of. */
  drawing: boolean
}

/** Pixels that a pointer may go between press and release and still be a click. */
const still = 5

type Grip = 'move' | 'size' | 'turn'

/** Takes hold of the region that is clicked, and holds it by handles on the picture: its place, its size and how it is turned. */
export function RegionHandles({
  design,
  worn,
  view,
  width,
  height,
  zoom,
  edit,
  onChoose,
  drawing,
}: RegionHandlesProps) {
  const { t } = useTranslation()
  const map = useLookMap(design, view, width, height)
  const chosen = useChosenApplied()
  const ground = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ x: number; y: number } | null>(null)
  /** How the region was when it was taken hold of, and where the pointer was around its middle. */
  const held = useRef<{ grip: Grip; region: Region; far: number; angle: number } | null>(null)
  if (!map) return null
  const onGround = (event: PointerEvent) => {
    const { left = 0, top = 0 } = ground.current?.getBoundingClientRect() ?? {}
    return [event.clientX - left, event.clientY - top] as const
  }
  const onPicture = (event: PointerEvent) => spotSeen(zoom, { width, height }, ...onGround(event))
  const taking = {
    onPointerDown({ button, clientX, clientY }: PointerEvent) {
      pressed.current = button === 0 ? { x: clientX, y: clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      const from = pressed.current
      pressed.current = null
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > still) return
      const found = regionUnder(map, design, ...onPicture(event))
      if (found) onChoose(found.garment.id)
      chooseApplied(found?.region?.id ?? null)
    },
  }
  const place = {
    ref: ground,
    className: drawing ? (styles.handles ?? '') : (styles.ground ?? ''),
    ...(drawing ? {} : taking),
  }
  const garment = design.garments.indexOf(worn)
  const region = worn.applied?.find((one) => one.kind === 'region' && one.id === chosen)
  const seen = region?.kind === 'region' && !region.hidden && !worn.locked ? placeOf(map, garment, region.at) : null
  if (region?.kind !== 'region' || !seen) return <div {...place} />
  const [cx, cy] = shownAt(zoom, { width, height }, seen.x, seen.y)
  const scale = Math.hypot(...seen.across) * zoom.scale || 1
  const lean = Math.atan2(seen.across[1], seen.across[0])
  const reach = Math.max(34, reachOf(region.outlines) * scale)
  const diagonal = lean + Math.PI / 4
  const size = [cx + reach * Math.cos(diagonal), cy + reach * Math.sin(diagonal)] as const
  const knob = [cx + (reach + 22) * Math.sin(lean), cy - (reach + 22) * Math.cos(lean)] as const
  const change = (next: Partial<Pick<Region, 'at' | 'outlines'>>, drag: string) =>
    edit(changeRegion, { id: worn.id, region: region.id, change: next }, `${region.id} ${drag}`)
  const around = (event: PointerEvent) => {
    const [x, y] = onGround(event)
    return { far: Math.hypot(x - cx, y - cy), angle: (Math.atan2(y - cy, x - cx) * 180) / Math.PI }
  }
  const dragTo = (event: PointerEvent) => {
    const from = held.current
    if (!from) return
    const under = underPixel(map, ...onPicture(event))
    if (from.grip === 'move' && under?.garment === garment) change({ at: under.spot }, 'move')
    const { far, angle } = around(event)
    if (from.grip === 'size')
      change({ outlines: shapedRegion(from.region.outlines, far / Math.max(1, from.far)) }, 'size')
    if (from.grip !== 'turn') return
    const turned = angle - from.angle
    const degrees = event.shiftKey ? Math.round(turned / 15) * 15 : Math.round(turned)
    change({ outlines: shapedRegion(from.region.outlines, 1, degrees) }, 'turn')
  }
  const press = (grip: Grip) => (event: KeyboardEvent) => {
    const arrow = arrowPress(event)
    if (!arrow) return
    const { right, down, more, far } = arrow
    const millimetres = far ? 10 : 1
    if (grip === 'move') change({ at: movedBy(region.at, right * millimetres, down * millimetres) }, 'move')
    if (grip === 'size') change({ outlines: shapedRegion(region.outlines, 1.02 ** (more * millimetres)) }, 'size')
    if (grip === 'turn') change({ outlines: shapedRegion(region.outlines, 1, more * (far ? 15 : 1)) }, 'turn')
  }
  const hold = (grip: Grip) => ({
    type: 'button' as const,
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { grip, region, ...around(event) }
    },
    onPointerMove: (event: PointerEvent) => held.current?.grip === grip && dragTo(event),
    onPointerUp(event: PointerEvent) {
      event.stopPropagation()
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
    onKeyDown: press(grip),
  })
  return (
    <div {...place}>
      <div className={handles.handles}>
        <svg width={width} height={height} aria-hidden>
          <line x1={cx} y1={cy} x2={size[0]} y2={size[1]} />
          <line x1={cx} y1={cy} x2={knob[0]} y2={knob[1]} />
        </svg>
        <button
          className={handles.move}
          style={{ left: cx, top: cy }}
          aria-label={t('Move the region: arrows by 1 mm, with Shift by 10')}
          {...hold('move')}
        />
        <button
          className={handles.size}
          style={{ left: size[0], top: size[1] }}
          aria-label={t('Size the region: arrows by 2 %, with Shift by 20')}
          {...hold('size')}
        />
        <button
          className={handles.turn}
          style={{ left: knob[0], top: knob[1] }}
          aria-label={t('Turn the region: arrows by 1°, with Shift by 15')}
          {...hold('turn')}
        />
      </div>
    </div>
  )
}
