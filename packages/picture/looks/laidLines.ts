import type { Applied } from '@toile/craft/applied/applied.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Region } from '@toile/craft/applied/region.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import {
  type Bounds,
  boundsOf,
  clamp,
  contains,
  dense,
  keepLatest,
  mix,
  type Path,
  type Point,
  rotate,
  sure,
} from '@toile/geometry'
import type { Chart } from '../cloth/chart.ts'
import { clothLattice } from '../cloth/clothLattice.ts'
import { inset, seamAllowance } from '../cloth/inset.ts'
import { clothAt } from '../cloth/onChart.ts'
import { type ElementLine, type ElementLines, notionLines } from '../notions/notionLines.ts'
import { pictureLines } from '../notions/pictureLines.ts'
import type { Sources } from './sources.ts'
import { onCloth } from './spotFrame.ts'

/** A line of what lies on cloth, in heads on the figure: its pen in millimetres, and whether it is stitched or fades. */
export interface LaidLine {
  path: Path
  weight: number
  dash: 'stitch' | 'fading' | null
}

/** Something that lies on a piece, in lines. */
export interface LaidInLines {
  /** Its place among what lies on the garment. */
  id: string
  label: string
  lines: readonly LaidLine[]
  /** Forms that lie over the cloth, and where they are seen, in heads. */
  forms: readonly (readonly Path[])[]
  bounds: Bounds
  /** Whether it covers the cloth under a place of the figure. */
  holds(place: Point): boolean
}

/** A piece of cloth on a figure. */
export interface LinedPiece {
  chart: Chart
  /** Its outlines in heads: what lies on it ends there. */
  outlines: readonly Path[]
}

const drawn = keepLatest<ElementLines | null>(80)

/** Something that is applied to a piece in lines: an element by the outlines that it is drawn by, a region by its seam; nothing where it is not known. */
export function laidLines(one: Applied, on: LinedPiece, sources: Pick<Sources, 'stamp'>): LaidInLines | null {
  if (one.kind === 'region') return regionInLines(one, on)
  const lines = linesOf(one, sources)
  return lines && elementInLines(one, lines, on)
}

function linesOf({ source, width }: NotionOn, sources: Pick<Sources, 'stamp'>): ElementLines | null {
  if (source.kind === 'notion') return drawn(JSON.stringify(source), () => notionLines(source))
  const stamp = sources.stamp?.(source, 1)
  return stamp ? drawn(JSON.stringify([source, width]), () => pictureLines(stamp.picture, width)) : null
}

/** The pen of an element's outline against its shorter side, and its bounds in millimetres. */
const pen = { share: 0.05, least: 0.7, most: 2.2 }
const pens: Record<ElementLine['kind'], number> = { outline: 1, inner: 0.55, stitch: 0.45, thread: 0.3 }

function elementInLines(one: NotionOn, lines: ElementLines, { chart, outlines }: LinedPiece): LaidInLines {
  const size = one.width / lines.width
  const outline = clamp(Math.min(lines.width, lines.height) * size * pen.share, pen.least, pen.most)
  const turned = (one.angle * Math.PI) / 180
  const way = one.mirrored ? -1 : 1
  const [across, down] = [lines.width / 2, lines.height / 2]
  const copies = middlesOf(one, chart).map((middle) => {
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
      if (!isWithin(outlines, place)) return false
      const cloth = clothAt(chart, place)
      return copies.some(({ holds }) => holds(cloth))
    },
    lines: copies.flatMap(({ seen }) =>
      lines.lines.flatMap(({ kind, path }) =>
        seen(path)
          .flatMap((run) => within(run, outlines))
          .map(
            (run): LaidLine => ({ path: run, weight: outline * pens[kind], dash: kind === 'stitch' ? 'stitch' : null }),
          ),
      ),
    ),
  }
}

/** The middles of an element and of its copies on the cloth. */
function middlesOf({ at, copies }: NotionOn, chart: Chart): Point[] {
  const from = onCloth(at, chart)
  if (!copies) return [from]
  const to = onCloth(copies.to, chart)
  return Array.from({ length: copies.count }, (_, i) => mix(from, to, i / (copies.count - 1)))
}

/** How the edge of a region is drawn, and the name of its layer. */
const edges: Record<Region['edge']['kind'], Pick<LaidLine, 'weight' | 'dash'> & { named: string }> = {
  seam: { named: 'Region, sewn in', weight: 2, dash: null },
  cut: { named: 'Region, cut', weight: 1.4, dash: null },
  feather: { named: 'Region, fading', weight: 1, dash: 'fading' },
}
/** Millimetres between the places of a region's outline that are looked up. */
const step = 6

function regionInLines({ id, at, outlines: paths, edge }: Region, { chart, outlines }: LinedPiece): LaidInLines {
  const [u, v] = onCloth(at, chart)
  const seen = clothLattice(chart, boundsOf(...paths), ([x, y]) => [u + x, v + y])
  const onFigure = (path: Path, weight: number, dash: LaidLine['dash']) =>
    seen(dense(path, step))
      .flatMap((run) => within(run, outlines))
      .map((run): LaidLine => ({ path: run, weight, dash }))
  const { named, weight, dash } = edges[edge.kind]
  const rings = paths.map((path): Path => [...path, sure(path[0])])
  const stitches = edge.kind === 'seam' ? rings.map((path) => inset(path, seamAllowance)) : []
  return {
    id,
    label: named,
    forms: [],
    bounds: boundsOf(),
    holds: () => false,
    lines: [
      ...rings.flatMap((path) => onFigure(path, weight, dash)),
      ...stitches.flatMap((path) => onFigure(path, 0.9, 'stitch')),
    ],
  }
}

/** What lies on a piece leaves its own contour in sight: so many heads. */
const contour = 0.014

const isWithin = (outlines: readonly Path[], [x, y]: Point): boolean =>
  [-contour, contour].every((by) =>
    [[x + by, y] as const, [x, y + by] as const].every((place) => outlines.some((path) => contains(path, place))),
  )

/** What of a line lies within a piece. */
function within(path: Path, outlines: readonly Path[]): Path[] {
  const runs: Point[][] = [[]]
  for (const point of path) {
    if (outlines.some((outline) => contains(outline, point))) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length) runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}
