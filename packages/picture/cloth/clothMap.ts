import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { clamp, distance, lengths, type Path, resample } from '@toile/geometry'
import { eachCovered } from '../raster/eachCovered.ts'
import type { Region, Stage } from '../raster/stage.ts'
import { mapSurface } from '../raster/surfaceMap.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import { arcAt } from './arcAt.ts'
import { chartOf } from './chart.ts'
import { breakAtPleats } from './breakAtPleats.ts'

/** Rows and columns of the mesh between two grain edges. */
interface Net {
  rows: number
  columns: number
}

const whole: Net = { rows: 48, columns: 12 }
/** Pixels of what moves that a row or a column covers, and how many there are at least. */
const [covered, fewest] = [8, 6]

/** The cloth under a piece: its own surface where it has one, else a mesh between its grain edges; nothing for pieces without grain. */
export function clothMap(stage: Stage, piece: Piece, figure: Figure, region: Region): ClothMap | null {
  if (piece.left.length < 2 || piece.right.length < 2) return null
  const { neck } = figure.levels
  const top = (piece.left[0][1] + piece.right[0][1]) / 2
  const surface = piece.surface
  if (surface?.length && Math.abs(middle(surface[0].map((p) => p.y)) - top) < 0.2) {
    const { u, v } = mapSurface(stage, region, surface)
    const shift = middle(surface[0].map((p) => p.y)) - neck - middle(surface[0].map((p) => p.v))
    return pleated(inMillimetres({ u: u.slice(), v: v.slice() }, shift, figure.millimetresPerHead))
  }
  const map = meshBetween(stage, region, piece.left, piece.right, piece.printAnchor)
  return pleated(inMillimetres(map, top - neck, figure.millimetresPerHead))

  function pleated(flat: ClothMap): ClothMap {
    breakAtPleats(stage, region, flat, piece.folds, figure.millimetresPerHead)
    return flat
  }
}

/** The lower end of a piece, in millimetres down from the neck level as its cloth counts them. */
export function hemOf(piece: Piece, figure: Figure): number {
  const top = (piece.left[0][1] + piece.right[0][1]) / 2
  return (top - figure.levels.neck) * figure.millimetresPerHead + chartOf(piece, figure).length
}

const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function inMillimetres(map: ClothMap, dv: number, scale: number): ClothMap {
  for (let i = 0; i < map.u.length; i++) {
    map.u[i] *= scale
    map.v[i] = (map.v[i] + dv) * scale
  }
  return map
}

interface Vertex {
  x: number
  y: number
  u: number
  v: number
}

/** Place in the cloth in heads between two grain edges: across by arc length, down along the middle; it runs on beyond all ends. */
function meshBetween(stage: Stage, region: Region, left: Path, right: Path, anchor: Piece['printAnchor']): ClothMap {
  const map = { u: new Float32Array(region.width * region.height), v: new Float32Array(region.width * region.height) }
  const net = stage.moves ? netFor(stage, left, right) : whole
  const { rows, columns } = net
  const mesh = meshRows(stage, region, resample(left, rows), resample(right, rows), anchor, columns)
  mesh.unshift(runOn(mesh[0], mesh[1], 14))
  mesh.push(runOn(mesh[mesh.length - 1], mesh[mesh.length - 2], 40))
  const ends = columns + 4
  // At a bent elbow what runs on beyond one edge reaches over cloth that is seen: the cloth itself comes last.
  const beside = Array.from({ length: ends }, (_, j) => j).toSorted((a, b) => beyond(b, net) - beyond(a, net))
  for (const j of beside) {
    for (let i = 0; i + 1 < mesh.length; i++) {
      fillTriangle(map, region, mesh[i][j], mesh[i][j + 1], mesh[i + 1][j])
      fillTriangle(map, region, mesh[i][j + 1], mesh[i + 1][j + 1], mesh[i + 1][j])
    }
  }
  return map
}

/** How many columns a column of the mesh lies beyond its edges. */
const beyond = (column: number, { columns }: Net) => Math.max(0, 2 - column, column - columns - 1)

/** A small piece of what moves has fewer. */
function netFor({ scale }: Stage, left: Path, right: Path): Net {
  const times = (long: number, most: number) => clamp(Math.ceil((long * scale) / covered), fewest, most)
  const wide = Math.max(...left.map((at, i) => distance(at, right[Math.min(i, right.length - 1)]!)))
  return { rows: times(lengths(left).at(-1) ?? 0, whole.rows), columns: times(wide, whole.columns) }
}

function meshRows(
  stage: Stage,
  region: Region,
  left: Path,
  right: Path,
  anchor: Piece['printAnchor'],
  columns: number,
): Vertex[][] {
  const edge = arcAt(1)
  let walked = 0
  return left.map((l, i) => {
    const r = right[i]
    const centre = [(l[0] + r[0]) / 2, (l[1] + r[1]) / 2]
    const before = i ? [(left[i - 1][0] + right[i - 1][0]) / 2, (left[i - 1][1] + right[i - 1][1]) / 2] : centre
    walked += Math.hypot(centre[0] - before[0], centre[1] - before[1])
    const half = Math.hypot(r[0] - l[0], r[1] - l[1]) / 2
    const origin = anchor === 'middle' ? 0 : anchor === 'right' ? half * edge : -half * edge
    return Array.from({ length: columns + 5 }, (_, j): Vertex => {
      const s = ((j - 2) / columns) * 2 - 1
      const arc = half * arcAt(s)
      const [x, y] = stage.place([centre[0] + ((r[0] - l[0]) / 2) * s, centre[1] + ((r[1] - l[1]) / 2) * s])
      return { x: x - region.x, y: y - region.y, u: arc - origin, v: walked }
    })
  })
}

const runOn = (row: readonly Vertex[], next: readonly Vertex[], times: number): Vertex[] =>
  row.map((p, i) => ({
    x: p.x + (p.x - next[i].x) * times,
    y: p.y + (p.y - next[i].y) * times,
    u: p.u + (p.u - next[i].u) * times,
    v: p.v + (p.v - next[i].v) * times,
  }))

function fillTriangle(map: ClothMap, region: Region, a: Vertex, b: Vertex, c: Vertex): void {
  eachCovered(region, [a, b, c], 0.01, (i, p, q, r) => {
    map.u[i] = a.u * p + b.u * q + c.u * r
    map.v[i] = a.v * p + b.v * q + c.v * r
  })
}
