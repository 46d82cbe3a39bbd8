import type { Applied } from '@toile/craft/applied/applied.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { boundsOf, distance, keepLatest, type Point, rotate } from '@toile/geometry'
import { clothLattice } from '../cloth/clothLattice.ts'
import { clothAt } from '../cloth/onChart.ts'
import { type ElementLines, notionLines } from '../notions/notionLines.ts'
import { pictureLines } from '../notions/pictureLines.ts'
import type { LaidInLines, LaidLine, LinedPiece } from './laidLine.ts'
import { middlesOf } from './middlesOf.ts'
import { readableLines } from './readableLines.ts'
import { regionInLines } from './regionInLines.ts'
import type { Sources } from './sources.ts'
import { isOnPiece, withinPiece } from './withinPiece.ts'

const drawn = keepLatest<ElementLines | null>(80)

/** Something that is applied to a piece in lines: an element by the outlines that it is drawn by, a region by its seam; nothing where it is not known, and of paint. */
export function laidLines(one: Applied, on: LinedPiece, sources: Pick<Sources, 'stamp'>): LaidInLines | null {
  if (one.kind === 'region') return regionInLines(one, on)
  const lines = linesOf(one, sources)
  return lines && elementInLines(one, lines, on)
}

function linesOf({ source, width }: NotionOn, sources: Pick<Sources, 'stamp'>): ElementLines | null {
  if (source.kind === 'paint') return null
  if (source.kind === 'notion') return drawn(JSON.stringify(source), () => notionLines(source))
  const stamp = sources.stamp?.(source, 1)
  return stamp ? drawn(JSON.stringify([source, width]), () => pictureLines(stamp.picture, width)) : null
}

/** The least that an element measures in dots of the drawing. */
const leastAcross = 8

function elementInLines(one: NotionOn, lines: ElementLines, { chart, outlines, dot }: LinedPiece): LaidInLines {
  const middles = middlesOf(one, chart)
  const size = readableSize(one.width / lines.width, lines, middles, dot)
  const readable = readableLines(lines, size, dot)
  const turned = (one.angle * Math.PI) / 180
  const way = one.mirrored ? -1 : 1
  const [across, down] = [lines.width / 2, lines.height / 2]
  const copies = middles.map((middle) => {
    const toCloth = ([x, y]: Point): Point => {
      const [dx, dy] = rotate([x * size * way, y * size], turned)
      return [middle[0] + dx, middle[1] + dy]
    }
    const seen = clothLattice(chart, { left: -across, top: -down, right: across, bottom: down }, toCloth)
    const holds = ([u, v]: Point) => {
      const [x, y] = rotate([u - middle[0], v - middle[1]], -turned)
      return lines.holds([(x / size) * way, y / size])
    }
    return { seen, holds }
  })
  const forms = copies.flatMap(({ seen }) =>
    lines.forms.map((paths) => paths.flatMap(seen)).filter(({ length }) => length),
  )
  return {
    id: one.id,
    label: one.source.kind === 'notion' ? (findNotion(one.source.notion)?.label ?? '') : 'Picture',
    forms,
    bounds: boundsOf(...forms.flat()),
    holds(place) {
      if (!isOnPiece(outlines, place)) return false
      const cloth = clothAt(chart, place)
      return copies.some(({ holds }) => holds(cloth))
    },
    lines: copies.flatMap(({ seen }) =>
      readable.flatMap(({ path, weight, dash }) =>
        seen(path)
          .flatMap((run) => withinPiece(run, outlines))
          .map((run): LaidLine => ({ path: run, weight, dash })),
      ),
    ),
  }
}

/** Millimetres of the cloth to one of the element: what is too small to be read is drawn larger, as far as its copies leave room. */
function readableSize(size: number, { width, height }: ElementLines, middles: readonly Point[], dot: number): number {
  const own = Math.max(width, height) * size
  const [first, second] = middles
  const room = first && second ? distance(first, second) * 0.9 : Infinity
  return size * Math.max(1, Math.min(leastAcross * dot, room) / own)
}
