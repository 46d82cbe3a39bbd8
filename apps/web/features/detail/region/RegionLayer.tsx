import { layRegion } from '@toile/craft/designs/appliedChanges.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { dense, type Path, type Point } from '@toile/geometry'
import { brushed } from '@toile/picture/looks/brushed.ts'
import { regionsUnder } from '@toile/picture/looks/regionsUnder.ts'
import { sameColorAround } from '@toile/picture/looks/sameColorAround.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPicture } from '../../../shared/drawing/desk.ts'
import { shownAt, spotSeen } from '../inBox.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { chooseApplied } from '../applied/chosenApplied.ts'
import { roomOnCloth, saysFull } from '../applied/roomOnCloth.ts'
import type { OverlayProps } from '../overlayProps.ts'
import { fillOf } from './fillOf.ts'
import styles from './region.module.css'
import type { RegionTool } from '../regionTool.ts'
import { useLookMap } from '../../../shared/drawing/useLookMap.ts'

type Given = Pick<OverlayProps, 'design' | 'project' | 'view' | 'width' | 'height' | 'zoom' | 'edit'>

interface RegionLayerProps extends Given {
  worn: Worn
  tool: RegionTool & { kind: NonNullable<RegionTool['kind']> }
}

/** Lies over the look while a region is drawn: lasso, rectangle, brush or magic wand (look.md C, requirement S3.14). */
export function RegionLayer({ design, project, worn, view, width, height, zoom, tool, edit }: RegionLayerProps) {
  const { t } = useTranslation()
  const map = useLookMap(design, view, width, height)
  const [way, setWay] = useState<Path>([])
  // Points come faster than the screen is drawn anew.
  const drawn = useRef<Path | null>(null)
  const show = (next: Path | null) => {
    drawn.current = next
    setWay(next ?? [])
  }
  const toPicture = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return spotSeen(zoom, { width, height }, event.clientX - box.left, event.clientY - box.top)
  }
  const onScreen = ([x, y]: Point): Point => shownAt(zoom, { width, height }, x, y)
  if (!map) return null
  const brush = (tool.brush * map.scale) / map.millimetresPerHead / 2
  const lay = (outlines: readonly Path[]) => {
    const garment = design.garments.findIndex(({ id }) => id === worn.id)
    const places = regionsUnder(map, garment, outlines)
    if (!places.length) return toasts.warn(t(refusals.regionEmpty.says))
    if (places.length > roomOnCloth(worn)) return toasts.warn(saysFull(t))
    const first = crypto.randomUUID()
    const fill = fillOf(tool, project, worn)
    for (const [i, place] of places.entries()) {
      const id = i ? `${first} ${i}` : first
      const region = { kind: 'region', id, ...place, fill, edge: tool.edge, hidden: false } as const
      // What one outline covers on several parts is laid, and taken back, as one.
      edit(layRegion, { id: worn.id, region }, first)
    }
    chooseApplied(first)
  }
  const wave = async ([x, y]: Point) => {
    const kind = view === 'back' ? 'back' : 'look'
    const size = { width: Math.round(width), height: Math.round(height) }
    const bitmap = await drawPicture('wand', { kind, design, ...size }, 'now')
    if (!bitmap) return
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const rgba = context?.getImageData(0, 0, canvas.width, canvas.height).data
    if (rgba) lay(sameColorAround(map, { width: canvas.width, height: canvas.height, rgba }, x, y, tool.tolerance))
  }
  const finish = () => {
    const all = drawn.current
    show(null)
    if (!all) return
    if (tool.kind === 'brush') lay(brushed(map, all, brush))
    else if (tool.kind === 'rectangle') lay([dense(boxOf(all), 8)])
    else lay([all])
  }
  const shape = tool.kind === 'rectangle' ? boxOf(way) : way
  return (
    <svg
      className={styles.layer}
      role="img"
      aria-label={t('Draw a region on the look')}
      width={width}
      height={height}
      onPointerDown={(event) => {
        event.stopPropagation()
        if (tool.kind === 'wand') return void wave(toPicture(event)).catch(() => {})
        event.currentTarget.setPointerCapture(event.pointerId)
        show([toPicture(event)])
      }}
      onPointerMove={(event) => {
        event.stopPropagation()
        const next = toPicture(event)
        const last = drawn.current?.at(-1)
        if (drawn.current && last && Math.hypot(next[0] - last[0], next[1] - last[1]) * zoom.scale >= 3)
          show([...drawn.current, next])
      }}
      onPointerUp={finish}
      onPointerCancel={() => show(null)}
    >
      {tool.kind === 'brush' ? (
        <polyline
          className={styles.brush ?? ''}
          strokeWidth={brush * 2 * zoom.scale}
          points={way.map(onScreen).join(' ')}
        />
      ) : (
        <polygon className={styles.way ?? ''} points={shape.map(onScreen).join(' ')} />
      )}
    </svg>
  )
}

/** The box of a way from its first point to its last, closed. */
function boxOf(way: Path): Path {
  const from = way[0]
  const to = way.at(-1)
  return from && to ? [from, [to[0], from[1]], to, [from[0], to[1]], from] : []
}
