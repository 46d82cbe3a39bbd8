import { toHex } from '@toile/craft/colors/color.ts'
import { setItem, sizeItem } from '@toile/craft/slogans/changes.ts'
import type { SloganItem } from '@toile/craft/slogans/slogan.ts'
import type { LaidItem } from '@toile/picture/lettering/layItem.ts'
import { useElementSize } from '@mantine/hooks'
import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { removeItem } from '@toile/craft/slogans/changes.ts'
import type { Cloth } from './cloths.ts'
import type { SloganDesk } from './sloganDesk.ts'
import { Handles } from './Handles.tsx'
import { SloganCanvas } from './SloganCanvas.tsx'
import styles from './slogans.module.css'
import type { Laid } from './useLaid.ts'

interface StageProps {
  laid: Laid
  cloth: Cloth
  desk: SloganDesk
  selected: string | null
  onSelect: (id: string | null) => void
}

const margin = 36

/** Whether a place in millimetres lies in the box of a thing. */
function holds({ item, box }: Pick<LaidItem, 'item' | 'box'>, x: number, y: number): boolean {
  const angle = (-item.angle * Math.PI) / 180
  const [dx, dy] = [x - item.x, y - item.y]
  const [u, v] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)]
  return u >= box.left && u <= box.right && v >= box.top && v <= box.bottom
}

/** The slogan on its stage: a press takes hold of the uppermost thing there, dragging moves it (requirement S2.56). */
export function Stage({ laid, cloth, desk, selected, onSelect }: StageProps) {
  const { t } = useTranslation()
  const { ref, width: wide, height: tall } = useElementSize<HTMLDivElement>()
  const drag = useRef<{ id: string; x: number; y: number; from: SloganItem } | null>(null)
  const { document, items } = laid
  const scale = Math.max(0.05, Math.min((wide - margin * 2) / document.width, (tall - margin * 2) / document.height))
  const [width, height] = [document.width * scale, document.height * scale]
  const chosen = items.find(({ item }) => item.id === selected) ?? null
  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale] as const
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const [x, y] = placeOf(event)
    const inChosen = chosen && holds(chosen, x, y) ? chosen : null
    const hit =
      items.findLast((one) => holds(one, x, y) && one.item.kind === 'text') ?? items.findLast((one) => holds(one, x, y))
    const taken = inChosen ?? hit
    onSelect(taken?.item.id ?? null)
    if (!taken) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { id: taken.item.id, x: event.clientX, y: event.clientY, from: taken.item }
  }
  const move = (event: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const x = round(held.from.x + (event.clientX - held.x) / scale)
    const y = round(held.from.y + (event.clientY - held.y) / scale)
    desk.edit(setItem, { id: held.id, own: snapped(x, y, document.width, 3 / scale) }, held.id)
  }
  return (
    <div ref={ref} className={styles.stage}>
      {wide > 0 && (
        <div
          className={styles.sheet}
          style={{ width, height, background: toHex(cloth.color) }}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={() => {
            drag.current = null
          }}
        >
          <SloganCanvas laid={laid} width={width} height={height} name={t('Slogan')} />
          {chosen && (
            <Handles
              laid={chosen}
              scale={scale}
              onMove={(x, y) =>
                desk.edit(setItem, { id: chosen.item.id, own: { x: round(x), y: round(y) } }, chosen.item.id)
              }
              onSize={(by) => desk.edit(sizeItem, { id: chosen.item.id, by }, chosen.item.id)}
              onTurn={(angle) => desk.edit(setItem, { id: chosen.item.id, own: { angle } }, chosen.item.id)}
              onRemove={() => {
                desk.edit(removeItem, { id: chosen.item.id })
                onSelect(null)
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

/** Near the middle line a thing takes it. */
const snapped = (x: number, y: number, width: number, near: number) => ({
  x: Math.abs(x - width / 2) < near ? width / 2 : x,
  y,
})
