import { type NotionOn, notionSourceSchema } from '@toile/craft/applied/notionOn.ts'
import { removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import { applyNotion, changeNotion } from '@toile/craft/designs/notionChanges.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { placeOf } from '@toile/picture/looks/onLookMap.ts'
import { roomUnder } from '@toile/picture/looks/roomUnder.ts'
import type { Point } from '@toile/geometry'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { turned } from '../../../shared/fields/numbers/AngleDial.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import type { OverlayProps } from '../overlayProps.ts'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'
import { chooseApplied, useChosenApplied } from '../applied/chosenApplied.ts'
import { ClothHandles } from '../applied/ClothHandles.tsx'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import { movedBy } from '../applied/movedBy.ts'
import { underPixel } from '../applied/underPixel.ts'
import { arrive } from './arriving.ts'
import { aheadOf } from './aheadOf.ts'
import { elementUnder } from './elementUnder.ts'
import { draggedElement, newElement } from './laying.ts'

/** A width that elements may have, in millimetres. */
const kept = (width: number) => Math.min(1500, Math.max(2, Math.round(width * 10) / 10))

/** Takes what is dropped on the picture, and holds the chosen element by handles. */
export function ElementsOverlay({ design, worn, view, width, height, zoom, edit, onChoose }: OverlayProps) {
  const { t } = useTranslation()
  const map = useLookMap(design, view, width, height)
  const chosen = useChosenApplied()
  const element = worn?.applied?.find((one) => one.kind === 'notion' && one.id === chosen)
  if (!map || !worn) return null
  const bring = (files: readonly File[], event: DragEvent, [x, y]: Point) => {
    const under = underPixel(map, x, y)
    const garment = under && design.garments[under.garment]
    event.preventDefault()
    event.stopPropagation()
    if (garment) onChoose(garment.id)
    arrive({ files, spot: under?.spot ?? null })
  }
  const drop = (event: DragEvent, [x, y]: Point) => {
    if (event.dataTransfer.files.length > 0) return bring([...event.dataTransfer.files], event, [x, y])
    const read = notionSourceSchema.safeParse(JSON.parse(event.dataTransfer.getData(draggedElement) || 'null'))
    const under = underPixel(map, x, y)
    const garment = under && design.garments[under.garment]
    if (!read.success || !under || !garment) return
    event.preventDefault()
    if (roomOnCloth(garment) === 0) return toasts.warn(saysFull(t))
    const notion = newElement(read.data, under.spot, roomUnder(map, under.garment, under.spot))
    edit(applyNotion, { id: garment.id, notion })
    chooseApplied(notion.id)
  }
  const take = (x: number, y: number) => {
    const found = elementUnder(map, design, x, y)
    const under = underPixel(map, x, y)
    const garment = found?.garment ?? (under && design.garments[under.garment])
    if (garment) onChoose(garment.id)
    chooseApplied(found?.element.id ?? null)
  }
  const change = ({ id }: NotionOn, next: GivenTo<typeof changeNotion>['change'], drag: string) =>
    edit(changeNotion, { id: worn.id, notion: id, change: next }, `${id} ${drag}`)
  const garment = design.garments.indexOf(worn)
  const seen = element?.kind === 'notion' && !element.hidden ? placeOf(map, garment, element.at) : null
  const held = element?.kind === 'notion' &&
    seen && {
      one: element,
      garment,
      place: {
        middle: seen,
        end:
          element.copies && (placeOf(map, garment, element.copies.to) ?? aheadOf(seen, element.at, element.copies.to)),
        reach: (element.width * Math.hypot(...seen.across)) / 2,
        lean: Math.atan2(seen.across[1], seen.across[0]) + (element.angle * Math.PI) / 180,
      },
      names: {
        move: t('Move the element: arrows by 1 mm, with Shift by 10'),
        size: t('Size the element: arrows by 1 mm, with Shift by 10'),
        turn: t('Turn the element: arrows by 1°, with Shift by 15'),
        end: t('Move the end of the row: arrows by 1 mm, with Shift by 10'),
      },
    }
  return (
    <ClothHandles
      {...{ map, width, height, zoom }}
      held={held || null}
      onTake={take}
      onMove={(one, at) => change(one, { at }, 'move')}
      onEnd={(one, to) => one.copies && change(one, { copies: { ...one.copies, to } }, 'end')}
      onShape={(from, { grip, factor, degrees, steady }) => {
        if (grip === 'size') return change(from, { width: kept(from.width * factor) }, 'size')
        const angle = from.angle + degrees
        change(from, { angle: turned(steady ? Math.round(angle / 15) * 15 : Math.round(angle)) }, 'turn')
      }}
      onArrow={(one, grip, { right, down, more, far }) => {
        const millimetres = far ? 10 : 1
        const [u, v] = [right * millimetres, down * millimetres]
        if (grip === 'move') change(one, { at: movedBy(one.at, u, v) }, 'move')
        if (grip === 'end' && one.copies)
          change(one, { copies: { ...one.copies, to: movedBy(one.copies.to, u, v) } }, 'end')
        if (grip === 'size') change(one, { width: kept(one.width + more * millimetres) }, 'size')
        if (grip === 'turn') change(one, { angle: turned(one.angle + more * (far ? 15 : 1)) }, 'turn')
      }}
      onRemove={({ id }) => {
        chooseApplied(null)
        edit(removeApplied, { id: worn.id, applied: id })
      }}
      onDragOver={(event) => {
        const { types } = event.dataTransfer
        if (types.includes(draggedElement) || types.includes('Files')) event.preventDefault()
      }}
      onDrop={drop}
    />
  )
}
