import type { Worn } from '@toile/craft/designs/design.ts'
import { dense, type Path, type Point } from '@toile/geometry'
import { brushed } from '@toile/picture/looks/brushed.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'
import { sameColorAround } from '@toile/picture/looks/sameColorAround.ts'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPicture } from '../../../shared/drawing/desk.ts'
import { actions } from '../../../shell/actions/action.ts'
import { shownAt, spotSeen } from '../inBox.ts'
import type { OverlayProps } from '../overlayProps.ts'
import type { RegionTool } from '../regionTool.ts'
import { fillOf } from './fillOf.ts'
import { MarchingLine } from './MarchingLine.tsx'
import { Missed } from './Missed.tsx'
import styles from './region.module.css'
import { tintOf } from './tintOf.ts'
import { useDrawnRegion } from './useDrawnRegion.ts'

interface RegionLayerProps extends OverlayProps {
  /** Nothing until it is known where the cloth is seen; what is drawn before waits for that. */
  map: LookMap | null
  worn: Worn
  tool: RegionTool & { kind: NonNullable<RegionTool['kind']> }
}

/** How tall a person is in the picture, about, in millimetres: the brush is shown so wide until the look is mapped. */
const tall = 2000

/** Lies over the look while a region is drawn: lasso, rectangle, brush or magic wand (look.md C, requirement S3.14). */
export function RegionLayer(props: RegionLayerProps) {
  const { map, project, worn, width, height, zoom, tool, onTool } = props
  const { t } = useTranslation()
  const draw = useDrawnRegion(props)
  const [way, setWay] = useState<Path>([])
  const [done, setDone] = useState(false)
  const [missed, setMissed] = useState<{ at: Point; says: string } | null>(null)
  // Points come faster than the screen is drawn anew.
  const drawn = useRef<Path | null>(null)
  const shown = useRef<Path | null>(null)
  const show = (next: Path | null) => {
    drawn.current = next
    shown.current = next
    setWay(next ?? [])
    setDone(false)
  }
  const giveUp = useEffectEvent(() => {
    if (drawn.current || done) show(null)
    else onTool({ ...tool, kind: null })
  })
  useEffect(
    () =>
      actions.add([
        { id: 'lay-tool-down', label: 'Stop drawing', group: 'Looks', keys: 'Escape', run: () => giveUp() },
      ]),
    [],
  )
  const onPicture = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    return spotSeen(zoom, { width, height }, event.clientX - box.left, event.clientY - box.top)
  }
  const onScreen = ([x, y]: Point): Point => shownAt(zoom, { width, height }, x, y)
  const brush = map ? (tool.brush * map.scale) / map.millimetresPerHead / 2 : (tool.brush * height) / tall / 2
  const layDrawn = useEffectEvent(async () => {
    const last = way.at(-1)
    if (!map || !last) return
    const outlines =
      tool.kind === 'wand'
        ? await likeAt(map, last, props).catch(() => [])
        : tool.kind === 'brush'
          ? brushed(map, way, brush)
          : [tool.kind === 'rectangle' ? dense(boxOf(way), 8) : way]
    // Given up while the wand was looking.
    if (shown.current !== way) return
    const says = draw(map, outlines)
    setMissed(says === null ? null : { at: onScreen(last), says })
    show(null)
  })
  const there = map !== null
  useEffect(() => {
    if (done && there) void layDrawn()
  }, [done, there])
  const finish = () => {
    if (drawn.current) setDone(true)
    drawn.current = null
  }
  const tint = tintOf(fillOf(tool, project, worn))
  const shape = tool.kind === 'wand' ? around(way[0]) : tool.kind === 'rectangle' ? boxOf(way) : way
  return (
    <>
      <svg
        className={styles.layer}
        data-busy={done || undefined}
        role="img"
        aria-label={t('Draw a region on the look')}
        width={width}
        height={height}
        onPointerDown={(event) => {
          holdBack(event)
          setMissed(null)
          // A second finger gives the stroke up, and both zoom.
          if (event.button !== 0 || !event.isPrimary || done) return done ? undefined : show(null)
          event.currentTarget.setPointerCapture(event.pointerId)
          show([onPicture(event)])
        }}
        onPointerMove={(event) => {
          holdBack(event)
          const next = onPicture(event)
          const last = drawn.current?.at(-1)
          if (tool.kind === 'wand' || !drawn.current || !last) return
          if (Math.hypot(next[0] - last[0], next[1] - last[1]) * zoom.scale >= 3) show([...drawn.current, next])
        }}
        onPointerUp={finish}
        onPointerCancel={() => show(null)}
      >
        {tool.kind === 'brush' ? (
          <polyline
            className={styles.brush ?? ''}
            stroke={tint}
            strokeWidth={brush * 2 * zoom.scale}
            points={way.map(onScreen).join(' ')}
          />
        ) : (
          <MarchingLine paths={[shape.map(onScreen)]} tint={tint} />
        )}
      </svg>
      {missed && <Missed {...missed} width={width} height={height} />}
    </>
  )
}

/** The picture is not moved by what draws; of fingers it is told, for two of them zoom it. */
function holdBack(event: PointerEvent) {
  if (event.pointerType === 'touch') event.preventDefault()
  else event.stopPropagation()
}

/** A small ring where the wand was set. */
const around = (at: Point | undefined): Path =>
  at
    ? Array.from({ length: 16 }, (_, i): Point => {
        const angle = (i / 8) * Math.PI
        return [at[0] + 7 * Math.cos(angle), at[1] + 7 * Math.sin(angle)]
      })
    : []

/** Outlines round what has the colour of the look at a place of its picture. */
async function likeAt(
  map: LookMap,
  [x, y]: Point,
  { design, view, tool }: Pick<RegionLayerProps, 'design' | 'view' | 'tool'>,
): Promise<Path[]> {
  const size = { width: Math.round(map.width), height: Math.round(map.height) }
  const bitmap = await drawPicture('wand', { kind: view === 'back' ? 'back' : 'look', design, ...size }, 'now')
  if (!bitmap) return []
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const rgba = context?.getImageData(0, 0, canvas.width, canvas.height).data
  return rgba ? sameColorAround(map, { width: canvas.width, height: canvas.height, rgba }, x, y, tool.tolerance) : []
}

/** The box of a way from its first point to its last, closed. */
function boxOf(way: Path): Path {
  const from = way[0]
  const to = way.at(-1)
  return from && to ? [from, [to[0], from[1]], to, [from[0], to[1]], from] : []
}
