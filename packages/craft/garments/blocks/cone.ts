import { type Chance, clamp, lerp, mix, type Path, type Point, smooth } from '@toile/geometry'
import type { DrawnLine, SurfacePoint } from '../piece.ts'
import { coneFolds } from './coneFolds.ts'
import { openFlutes } from './flutes.ts'
import { cutLoops, findLoops } from './loops.ts'

/** A hanging cloth that goes round the body; lengths in heads, `t` 0 at its upper edge, 1 at its hem. */
export interface ConeCut {
  /** Smooth left and right edge, before any flute. */
  edges: (t: number) => readonly [Point, Point]
  /** Waves across the visible half; 0 hangs plain. */
  flutes: number
  /** Depth of the flutes at the hem as a share of the half width. */
  depth: number
  /** Share of the length above which the cloth lies smooth. */
  rise: number
  /** 0 smooth .. 1 fully gathered at the upper edge. */
  gather: number
  /** How far the middle hangs below the sides, at the upper edge and at the hem. */
  sag: readonly [top: number, hem: number]
  /** How much shorter the middle is than the sides, and how much lower the right side than the left. */
  highLow: number
  slant: number
  /** How much lower the hem hangs at an angle round the body than it does elsewhere. */
  drop?: (angle: number) => number
  /** Seen from behind: the same waves the other way round, so that the silhouette stays. */
  mirrored?: boolean
  /** Distance in the cloth from where prints begin (the neck level) to the upper edge. */
  clothTop: number
}

/** A cone as it is seen: its edges, its surface for prints and shading, and the lines where it folds. */
export interface Cone {
  /** A place on the cloth; angle -pi/2 at the left, 0 in front. */
  at: (angle: number, t: number) => SurfacePoint
  top: Path
  left: Path
  right: Path
  hem: Path
  surface: readonly (readonly SurfacePoint[])[]
  lines: readonly DrawnLine[]
}

/** Columns of the surface from side to side, and rows from top to hem. */
export const coneGrid = { columns: 150, rows: 32 } as const

/** Angle of a column, -pi/2 .. pi/2. */
const columnAngle = (column: number) => Math.PI * (column / coneGrid.columns - 0.5)

/** Projects a wavy cone: rounded lobes that overlap their valleys, and a hem that sags like the near rim of a bell. */
export function openCone(cut: ConeCut, chance: Chance): Cone {
  const at = placeOnCone(cut, chance)
  const surface = measureCloth(
    Array.from({ length: coneGrid.rows + 1 }, (_, row) =>
      Array.from({ length: coneGrid.columns + 1 }, (_, column) => at(columnAngle(column), row / coneGrid.rows)),
    ),
    cut.clothTop,
  )
  const ends = surface.map(outermost)
  const point = (row: number, column: number): Point => [surface[row][column].x, surface[row][column].y]
  const [first, last] = ends[coneGrid.rows]
  const rim = Array.from({ length: last - first + 1 }, (_, i) => point(coneGrid.rows, first + i))
  const loops = findLoops(rim)
  const [topFirst, topLast] = ends[0]
  return {
    at,
    top: Array.from({ length: topLast - topFirst + 1 }, (_, i) => point(0, topFirst + i)),
    left: ends.map(([column], row) => point(row, column)),
    right: ends.map(([, column], row) => point(row, column)),
    hem: cutLoops(rim, loops),
    surface,
    lines: coneFolds(surface, { path: rim, first, loops }, cut.gather, chance),
  }
}

/** All that depends on the angle alone. */
interface Column {
  sine: number
  cosine: number
  wave: number
  bend: number
  strength: number
  from: number
  crimp: number
  drop: number
}

function columnsOf(cut: ConeCut, chance: Chance): (angle: number) => Column {
  const flutes = openFlutes(cut.flutes, chance)
  const [first, second] = [chance.between(0, 2 * Math.PI), chance.between(0, 2 * Math.PI)]
  const way = cut.mirrored ? -1 : 1
  const columns = new Map<number, Column>()
  return (angle) => {
    const known = columns.get(angle)
    if (known) return known
    const own = angle * way
    const made: Column = {
      sine: Math.sin(angle),
      cosine: Math.max(0, Math.cos(angle)),
      wave: flutes.wave(own),
      bend: way * Math.sin(flutes.turn(own)),
      strength: flutes.strength(own),
      from: clamp(cut.rise + flutes.late(own) * (cut.gather ? 0.5 : 1), 0, 0.85),
      crimp: Math.cos(34 * own + 2 * Math.sin(3 * own + first)) * 0.6 + Math.cos(23 * own + second) * 0.4,
      drop: cut.drop?.(angle) ?? 0,
    }
    columns.set(angle, made)
    return made
  }
}

function placeOnCone(cut: ConeCut, chance: Chance): (angle: number, t: number) => SurfacePoint {
  const columnAt = columnsOf(cut, chance)
  return (angle, t) => {
    const [left, right] = cut.edges(t)
    const centre = mix(left, right, 0.5)
    const half = (right[0] - left[0]) / 2
    const column = columnAt(angle)
    const { sine, cosine } = column
    const depth = cut.flutes
      ? 2.1 * cut.depth * column.strength * smooth(column.from, 1.02, t) ** (cut.gather ? 0.6 : 0.85)
      : 0
    const swell = (cut.flutes ? depth * column.wave : 0) + cut.gather * 0.03 * Math.exp(-6 * t) * column.crimp
    const sideways = cut.flutes ? ((depth * 4.4) / Math.max(5, cut.flutes)) * column.bend * cosine : 0
    const hang = lerp(cut.sag[0], cut.sag[1], t ** 1.5) * cosine * (1 + 3 * swell)
    return {
      x: centre[0] + half * (sine * (1 + swell * (0.35 + 0.65 * cosine)) + sideways),
      y:
        centre[1] +
        sine * ((right[1] - left[1]) / 2 + cut.slant * t * t) +
        hang +
        (column.drop * t - cut.highLow * cosine) * t * t,
      z: 0.9 * half * cosine * (1 + swell),
      lift: half * swell * (0.35 + 0.65 * cosine),
      u: 0,
      v: 0,
    }
  }
}

/** Gives every vertex its place in the cloth: arc length from the middle, and length down from the upper edge. */
function measureCloth(rows: SurfacePoint[][], clothTop: number): SurfacePoint[][] {
  const middle = coneGrid.columns / 2
  const down = new Float64Array(coneGrid.columns + 1).fill(clothTop)
  return rows.map((row, r) => {
    const across = [0]
    for (let c = 1; c < row.length; c++) {
      across.push(across[c - 1] + Math.hypot(row[c].x - row[c - 1].x, (row[c].z - row[c - 1].z) * 0.55))
    }
    return row.map((vertex, c) => {
      if (r > 0) {
        const above = rows[r - 1][c]
        down[c] += Math.hypot((vertex.x - above.x) * 0.25, vertex.y - above.y)
      }
      return { ...vertex, u: across[c] - across[middle], v: down[c] }
    })
  })
}

function outermost(row: readonly SurfacePoint[]): readonly [left: number, right: number] {
  let [left, right] = [0, row.length - 1]
  for (let c = 0; c < row.length; c++) {
    if (row[c].x < row[left].x) left = c
    if (row[c].x > row[right].x) right = c
  }
  return [left, right]
}
