import { lerp, type Path, type Point } from '@toile/geometry'
import type { DrawnLine, SurfacePoint } from '../piece.ts'
import { type Cone, coneGrid } from './cone.ts'

/** How cloth is laid into pleats: all one way, in pairs that meet behind, in pairs that meet in front, or zigzag. */
export type PleatKind = 'knife' | 'box' | 'inverted' | 'accordion'

/** A pleated cone as it is seen: its stepped hem, its surface with every pleat on a grain of its own, and the pressed edges. */
export interface PleatedCone {
  hem: Path
  surface: SurfacePoint[][]
  lines: DrawnLine[]
}

/** A vertex across a pleat: share of its width, how high it stands, and how far the hem is drawn up there. */
interface Corner {
  share: number
  lift: number
  up: number
}

const corner = (share: number, lift: number, up = 0): Corner => ({ share, lift, up })

const profiles: Record<PleatKind, readonly Corner[]> = {
  knife: [corner(0, -0.6, 0.5), corner(0.35, -0.2, 0.15), corner(0.7, 0.25), corner(1, 0.6)],
  box: [
    corner(0, -0.7, 1),
    corner(0.14, -0.6, 0.9),
    corner(0.17, 0.4),
    corner(0.5, 0.5),
    corner(0.83, 0.4),
    corner(0.86, -0.6, 0.9),
    corner(1, -0.7, 1),
  ],
  inverted: [
    corner(0, -0.9, 1.3),
    corner(0.06, 0.3),
    corner(0.3, 0.42),
    corner(0.7, 0.42),
    corner(0.94, 0.3),
    corner(1, -0.9, 1.3),
  ],
  accordion: [corner(0, -0.7, 0.8), corner(0.5, 0.7), corner(1, -0.7, 0.8)],
}

/** Where the pressed edges of a pleat lie across it. */
const edges: Record<PleatKind, readonly number[]> = {
  knife: [1],
  box: [0.17, 0.83],
  inverted: [0.06, 0.94],
  accordion: [0.5, 1],
}

/** Lays a plain cone into pleats: a print runs along each of them and breaks where the cloth is folded away. */
export function pleatCone(cone: Cone, count: number, kind: PleatKind): PleatedCone {
  const angle = (k: number) => Math.PI * (k / count - 0.5) + 0.028 * Math.sin((2 * Math.PI * 2 * k) / count)
  const place = (k: number, t: number) => cone.at(angle(k), t)
  const pitch = (place(count / 2 + 0.5, 0).x - place(count / 2 - 0.5, 0).x) * 2.37
  const rows = Array.from({ length: coneGrid.rows + 1 }, (_, row) => pleatRow(row / coneGrid.rows))
  function pleatRow(t: number): SurfacePoint[] {
    const open = 0.25 + 0.75 * t
    return Array.from({ length: count }, (_, k) => {
      const [from, to] = [place(k, t), place(k + 1, t)]
      const width = Math.hypot(to.x - from.x, to.z - from.z)
      const turned = 0.35 + 0.65 * Math.cos(angle(k + 0.5))
      return profiles[kind].map(({ share, lift, up }): SurfacePoint => {
        const at = place(k + share, t)
        const rise = t > 0.5 ? up * 0.05 * turned * ((t - 0.5) * 2) ** 2 : 0
        return {
          ...at,
          y: at.y - rise,
          z: at.z + lift * 0.05,
          lift: lift * width * 0.42 * open * turned,
          u: (k - count / 2) * pitch + (share - 1) * width,
          v: 0,
        }
      })
    }).flat()
  }
  const last = rows[rows.length - 1]
  return {
    hem: last.map(({ x, y }): Point => [x, y]),
    surface: alongPleats(rows, cone.surface[0]),
    lines: pressed(cone, count, kind, angle),
  }
}

/** Measures every column down its own length, from where the plain cone's cloth begins. */
function alongPleats(rows: SurfacePoint[][], top: readonly SurfacePoint[]): SurfacePoint[][] {
  const down = rows[0].map(() => top[Math.floor(top.length / 2)].v)
  return rows.map((row, r) =>
    row.map((vertex, c) => {
      if (r > 0) {
        const above = rows[r - 1][c]
        down[c] += Math.hypot(vertex.x - above.x, vertex.y - above.y)
      }
      return { ...vertex, v: down[c] }
    }),
  )
}

function pressed(cone: Cone, count: number, kind: PleatKind, angle: (k: number) => number): DrawnLine[] {
  return Array.from({ length: count }, (_, k) =>
    edges[kind]
      .filter((share) => k + share < count)
      .map((share): DrawnLine => {
        const path = Array.from({ length: 14 }, (__, row): Point => {
          const { x, y } = cone.at(angle(k + share), lerp(0.015, 1, row / 13))
          return [x, y]
        })
        const valley = kind === 'accordion' && share === 1
        return {
          path,
          weight: valley ? 0.9 : 1.15 + 0.3 * ((k * 7) % 3 === 0 ? 1 : 0),
          kind: 'fold',
          taper: [0.06, 0.01],
        }
      }),
  ).flat()
}
