import type { Spot } from '@toile/craft/applied/spot.ts'
import { notionSourceSchema } from '@toile/craft/applied/notionOn.ts'
import { applyNotion, changeNotion } from '@toile/craft/designs/notionChanges.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { placeOf } from '@toile/picture/looks/onLookMap.ts'
import { roomUnder } from '@toile/picture/looks/roomUnder.ts'
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import handles from '../../../shared/fields/dragging/handles.module.css'
import { turned } from '../../../shared/fields/numbers/AngleDial.tsx'
import { arrowPress } from '../arrowPress.ts'
import { shownAt, spotSeen } from '../inBox.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import type { OverlayProps } from '../overlayProps.ts'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'
import { chooseApplied, useChosenApplied } from '../applied/chosenApplied.ts'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import { movedBy } from '../applied/movedBy.ts'
import styles from './elements.module.css'
import { aheadOf } from './aheadOf.ts'
import { elementUnder } from './elementUnder.ts'
import { draggedElement, newElement, underPixel } from './laying.ts'

/** Pixels that a pointer may go between press and release and still be a click. */
const still = 5

type Grip = 'move' | 'size' | 'turn' | 'end'

/** Takes what is dropped on the picture, takes hold of the element that is clicked, and holds the chosen element by handles: its place, width, angle, and the end of its row. */
export function ElementsOverlay({ design, worn, view, width, height, zoom, edit, onChoose }: OverlayProps) {
  const { t } = useTranslation()
  const map = useLookMap(design, view, width, height)
  const chosen = useChosenApplied()
  const ground = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const pressed = useRef<{ x: number; y: number } | null>(null)
  const element = worn?.applied?.find((one) => one.kind === 'notion' && one.id === chosen)
  if (!map || !worn) return null
  const onPicture = (clientX: number, clientY: number) => {
    const { left = 0, top = 0 } = ground.current?.getBoundingClientRect() ?? {}
    return spotSeen(zoom, { width, height }, clientX - left, clientY - top)
  }
  const onScreen = (x: number, y: number) => shownAt(zoom, { width, height }, x, y)
  const drop = (event: DragEvent) => {
    const read = notionSourceSchema.safeParse(JSON.parse(event.dataTransfer.getData(draggedElement) || 'null'))
    const under = underPixel(map, ...onPicture(event.clientX, event.clientY))
    const garment = under && design.garments[under.garment]
    if (!read.success || !under || !garment) return
    event.preventDefault()
    if (roomOnCloth(garment) === 0) return toasts.warn(saysFull(t))
    const notion = newElement(read.data, under.spot, roomUnder(map, under.garment, under.spot))
    edit(applyNotion, { id: garment.id, notion })
    chooseApplied(notion.id)
  }
  const take = (clientX: number, clientY: number) => {
    const [x, y] = onPicture(clientX, clientY)
    const found = elementUnder(map, design, x, y)
    const under = underPixel(map, x, y)
    const garment = found?.garment ?? (under && design.garments[under.garment])
    if (garment) onChoose(garment.id)
    chooseApplied(found?.element.id ?? null)
  }
  const onGround = {
    onPointerDown({ button, clientX, clientY }: PointerEvent) {
      pressed.current = button === 0 ? { x: clientX, y: clientY } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = pressed.current
      pressed.current = null
      if (from && Math.hypot(clientX - from.x, clientY - from.y) <= still) take(clientX, clientY)
    },
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(draggedElement) && event.preventDefault(),
    onDrop: drop,
  }
  const garment = design.garments.indexOf(worn)
  const seen = element?.kind === 'notion' && !element.hidden ? placeOf(map, garment, element.at) : null
  if (element?.kind !== 'notion' || !seen) return <div ref={ground} className={styles.ground} {...onGround} />
  const [cx, cy] = onScreen(seen.x, seen.y)
  const scale = Math.hypot(...seen.across) * zoom.scale || 1
  const lean = Math.atan2(seen.across[1], seen.across[0])
  const radians = lean + (element.angle * Math.PI) / 180
  const reach = Math.max(28, (element.width * scale) / 2)
  const size = [cx + reach * Math.cos(radians), cy + reach * Math.sin(radians)] as const
  const knob = [cx + (reach + 20) * Math.sin(radians), cy - (reach + 20) * Math.cos(radians)] as const
  const last =
    element.copies && (placeOf(map, garment, element.copies.to) ?? aheadOf(seen, element.at, element.copies.to))
  const end = last && onScreen(last.x, last.y)
  const change = (next: GivenTo<typeof changeNotion>['change'], drag: string) =>
    edit(changeNotion, { id: worn.id, notion: element.id, change: next }, `${element.id} ${drag}`)
  const dragTo = (event: PointerEvent) => {
    const { left = 0, top = 0 } = ground.current?.getBoundingClientRect() ?? {}
    const [dx, dy] = [event.clientX - left - cx, event.clientY - top - cy]
    const under = underPixel(map, ...onPicture(event.clientX, event.clientY))
    const onIt = under?.garment === garment ? under.spot : null
    if (grip.current === 'move' && onIt) change({ at: onIt }, 'move')
    if (grip.current === 'end' && onIt && element.copies) change({ copies: { ...element.copies, to: onIt } }, 'end')
    if (grip.current === 'size')
      change({ width: Math.min(1500, Math.max(2, Math.round((Math.hypot(dx, dy) * 20) / scale) / 10)) }, 'size')
    if (grip.current !== 'turn') return
    const angle = ((Math.atan2(dy, dx) - lean) * 180) / Math.PI + 90
    change({ angle: turned(event.shiftKey ? Math.round(angle / 15) * 15 : Math.round(angle)) }, 'turn')
  }
  const press = (held: Grip) => (event: KeyboardEvent) => {
    const arrow = arrowPress(event)
    if (!arrow) return
    const { right, down, more, far } = arrow
    const millimetres = far ? 10 : 1
    const moved = (spot: Spot) => movedBy(spot, right * millimetres, down * millimetres)
    if (held === 'move') change({ at: moved(element.at) }, 'move')
    if (held === 'end' && element.copies) change({ copies: { ...element.copies, to: moved(element.copies.to) } }, 'end')
    if (held === 'size') change({ width: Math.min(1500, Math.max(2, element.width + more * millimetres)) }, 'size')
    if (held === 'turn') change({ angle: turned(element.angle + more * (far ? 15 : 1)) }, 'turn')
  }
  const hold = (held: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = held
    },
    onPointerMove: (event: PointerEvent) => grip.current === held && dragTo(event),
    onPointerUp: () => {
      grip.current = null
    },
    onKeyDown: press(held),
  })
  return (
    <div ref={ground} className={styles.ground} {...onGround}>
      <div className={handles.handles}>
        <svg width={width} height={height} aria-hidden>
          <line x1={cx} y1={cy} x2={size[0]} y2={size[1]} />
          <line x1={cx} y1={cy} x2={knob[0]} y2={knob[1]} />
          {end && <line x1={cx} y1={cy} x2={end[0]} y2={end[1]} />}
        </svg>
        <button
          type="button"
          className={`${handles.move} ${styles.hold}`}
          style={{ left: cx, top: cy }}
          aria-label={t('Move the element: arrows by 1 mm, with Shift by 10')}
          {...hold('move')}
        />
        <button
          type="button"
          className={handles.size}
          style={{ left: size[0], top: size[1] }}
          aria-label={t('Size the element: arrows by 1 mm, with Shift by 10')}
          {...hold('size')}
        />
        <button
          type="button"
          className={handles.turn}
          style={{ left: knob[0], top: knob[1] }}
          aria-label={t('Turn the element: arrows by 1°, with Shift by 15')}
          {...hold('turn')}
        />
        {end && (
          <button
            type="button"
            className={handles.size}
            style={{ left: end[0], top: end[1] }}
            aria-label={t('Move the end of the row: arrows by 1 mm, with Shift by 10')}
            {...hold('end')}
          />
        )}
      </div>
    </div>
  )
}
