import type { Design } from '@toile/craft/designs/design.ts'
import { type PartId, partOf } from '@toile/craft/garments/partOf.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import type { Path } from '@toile/geometry'
import { fronts } from './cloth.ts'
import { clothMap } from '../cloth/clothMap.ts'
import { openStage, type Region, regionOf, type Stage } from '../raster/stage.ts'
import type { Host } from '../surface.ts'
import { dress } from './dressing.ts'
import { frameWearer } from './frame.ts'
import { standIn } from './round/standIn.ts'
import type { Sources } from './sources.ts'
import { wearTraced } from './wear.ts'
import { mapSheet } from './traced/worn/lattice.ts'
import type { WornTraced } from './traced/worn/wornTraced.ts'
import { isPosed, wearerOf } from './wearer.ts'

/** A spot of a worn garment: pixels in the picture, and millimetres on its cloth as a print's placement counts them. */
export interface ClothPoint {
  x: number
  y: number
  u: number
  v: number
}

/** Where a garment's cloth lies in a picture, on a grid a few pixels wide. */
export interface ClothPoints {
  pixelsPerMillimetre: number
  points: readonly ClothPoint[]
}

/** Finds the cloth of one garment, or of one part of it, in the picture of a look, so that a print can be taken hold of where it is seen. */
export function clothPoints(
  host: Host,
  design: Design,
  garment: string,
  sources: Sources,
  { width, height, view }: { width: number; height: number; view: View },
  part?: PartId,
): ClothPoints {
  const wearer = wearerOf(design, view, sources)
  if (!wearer) return { pixelsPerMillimetre: 1, points: [] }
  const { figure, person } = wearer
  const frame = frameWearer(wearer, width, height)
  const stage = openStage(host, {
    width,
    height,
    ...frame,
    style: design.style,
    seed: person.seed,
    ground: design.ground,
  })
  const dressed = isPosed(wearer) ? standIn(wearer, design, sources).dressed : dress(design, figure, sources)
  const worn = dressed.find((one) => one.worn.id === garment)
  const step = Math.max(3, Math.round(width / 120))
  const points =
    worn?.kind === 'drafted'
      ? worn.pieces
          .filter((piece) => piece.layer === 'front' && piece.takesPrint)
          .filter((piece) => (part ? partOf(piece, view) === part : fronts.includes(piece.role)))
          .flatMap((piece) => pointsOf(stage, figure, piece, step))
      : worn
        ? tracedPoints(stage, figure, worn.inSpace ?? wearTraced(worn.traced, figure), step)
        : []
  return { pixelsPerMillimetre: frame.scale / figure.millimetresPerHead, points }
}

function pointsOf(stage: Stage, figure: Figure, piece: Piece, step: number): ClothPoint[] {
  const region = regionOf(stage, piece.outlines, 0)
  const map = clothMap(stage, piece, figure, region)
  if (!map) return []
  return grid(stage, region, piece.outlines, step).map(([x, y, i]) => ({ x, y, u: map.u[i], v: map.v[i] }))
}

function tracedPoints(stage: Stage, figure: Figure, worn: WornTraced | null, step: number): ClothPoint[] {
  if (!worn?.outer.length) return []
  const region = regionOf(stage, worn.outer, 0)
  const sheet = mapSheet(stage, region, worn.lattice)
  const size = figure.millimetresPerHead
  return grid(stage, region, worn.outer, step).map(([x, y, i]) => {
    const [u, v] = worn.hung.cloth([sheet.x[i], sheet.y[i]])
    return { x, y, u: u * size, v: v * size }
  })
}

/** Spots within closed outlines: pixel place in the picture, and index in the region. */
function grid(stage: Stage, region: Region, outlines: readonly Path[], step: number): [number, number, number][] {
  const paths = outlines.map((path) => path.map(stage.place))
  const spots: [number, number, number][] = []
  for (let y = step >> 1; y < region.height; y += step) {
    for (let x = step >> 1; x < region.width; x += step) {
      const inside = paths.some((path) => holds(path, region.x + x + 0.5, region.y + y + 0.5))
      if (inside) spots.push([region.x + x, region.y + y, y * region.width + x])
    }
  }
  return spots
}

function holds(path: Path, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = path.length - 1; i < path.length; j = i++) {
    const [ax, ay] = path[i]
    const [bx, by] = path[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
