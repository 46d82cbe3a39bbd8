import type { Region } from '@toile/craft/applied/region.ts'
import { boundsOf, dense, type Path, type Point, sure } from '@toile/geometry'
import { clothLattice } from '../cloth/clothLattice.ts'
import { inset } from '../cloth/inset.ts'
import { hatched } from './hatched.ts'
import type { LaidInLines, LaidLine, LinedPiece } from './laidLine.ts'
import { onCloth } from './spotFrame.ts'
import { withinPiece } from './withinPiece.ts'

/** How a region is drawn, in dots of the drawing, and the name of its layer: a dye has no edge that anybody sews and is hatched. */
const edges: Record<Region['edge']['kind'], { named: string; weight: number }> = {
  seam: { named: 'Region, sewn in', weight: 2.2 },
  cut: { named: 'Region, cut', weight: 1.7 },
  feather: { named: 'Region, fading', weight: 0.8 },
}
/** Dots from one line of a hatch to the next. */
const hatch = 11
const stitchPen = 1
/** Millimetres between the places of a region's outline that are looked up. */
const step = 3
/** How far stitches run beside their seam, in millimetres and at least in dots, so that the drawing parts them. */
const beside = { least: 5, dots: 4.5 }

/** A region on a piece in lines: its seam with stitches on both sides, its cut edge, or the hatch of a dye; it hides nothing. */
export function regionInLines({ id, at, outlines: paths, edge }: Region, on: LinedPiece): LaidInLines {
  const { chart, outlines, dot } = on
  const [u, v] = onCloth(at, chart)
  const seen = clothLattice(chart, boundsOf(...paths), ([x, y]) => [u + x, v + y])
  const onFigure = (path: Path, weight: number, dash: LaidLine['dash']) =>
    seen(path)
      .flatMap((run) => withinPiece(run, outlines))
      .map((run): LaidLine => ({ path: run, weight: weight * dot, dash }))
  const { named, weight } = edges[edge.kind]
  const rings = paths.map((path): Path => dense([...path, sure(path[0])], step))
  const far = Math.max(beside.least, beside.dots * dot)
  const stitches =
    edge.kind === 'seam' ? [far, -far].flatMap((by) => rings.flatMap((ring) => stitchedBeside(ring, by))) : []
  const drawn = edge.kind === 'feather' ? hatched(paths, hatch * dot, edge.width / 2) : rings
  return {
    id,
    label: named,
    forms: [],
    bounds: boundsOf(),
    holds: () => false,
    lines: [
      ...drawn.flatMap((path) => onFigure(dense(path, step), weight, null)),
      ...stitches.flatMap((path) => onFigure(path, stitchPen, 'stitch')),
    ],
  }
}

/** The row of stitches so far inside a closed seam, or outside, without what would cross the seam of a narrow corner. */
function stitchedBeside(ring: Path, far: number): Path[] {
  const row = inset(ring, far).filter((point) => !ring.some((place) => distanceTo(point, place) < Math.abs(far) * 0.93))
  return row[0] ? [[...row, row[0]]] : []
}

const distanceTo = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
