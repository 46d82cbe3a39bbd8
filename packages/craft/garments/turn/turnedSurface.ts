import { clamp, distance, lengths, lerp, mix, type Point, resample } from '@toile/geometry'
import type { Piece, SurfacePoint } from '../piece.ts'
import type { Carry, Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'
import { type Mesh, roundedTo } from './mesh.ts'
import { openRoundCarry } from './openRoundCarry.ts'
import { onShell } from './onShell.ts'
import { roundLength } from './roundLength.ts'

type Surface = readonly (readonly SurfacePoint[])[]

/** The cloth of a piece as a mesh, so that print and weave go round with it and keep their size; its own waves stay. */
export function turnedSurface(turning: Turning, piece: Piece, carry: Carry): Surface | null {
  const { hold } = hangsOn(piece)
  if (hold !== 'trunk' && hold !== 'leg') return piece.surface
  if (piece.surface?.length)
    return hold === 'leg' ? carriedMesh(piece.surface, carry) : wavedMesh(turning, piece.surface)
  return hold === 'leg' || piece.left.length < 2 || piece.right.length < 2 ? null : plainMesh(turning, piece)
}

const carriedMesh = (surface: Surface, carry: Carry): Surface =>
  surface.map((row) =>
    row.map((point) => {
      const [x, y] = carry([point.x, point.y]).at
      return { ...point, x, y }
    }),
  )

/** How far round a place is comes from the turned section. */
function wavedMesh({ posed, shell, mesh }: Turning, surface: Surface): Surface {
  const round = openRoundCarry(posed, shell, mesh.net)
  const last = surface.length - 1
  const shown = mesh.net ? surface.filter((_, i) => i % 2 === 0 || i === last) : surface
  return shown.map((row) =>
    row.map((point) => {
      const { at, past, round: length, flat } = round(point.x, point.y)
      const u = point.u * roundness(shell.stretched, point.x, flat)
      return { ...point, x: at[0] + beside(posed, past), y: at[1], z: point.z - past, u: u + length - flat }
    }),
  )
}

/** How far beyond the contour a mesh runs on that is hidden behind it so far round: folded up on it, it would show many places in one. */
const beside = ({ gesture }: Turning['posed'], past: number): number => past * runsOut * Math.sign(gesture.yaw)
const runsOut = 0.3

/** How much longer cloth is that goes round a side than it was drafted, where that side is seen as it is. */
const roundness = (stretched: number, x: number, round: number): number =>
  stretched === 1 || Math.abs(x) < nearMiddle ? 1 : lerp(Math.max(1, round / x), 1, stretched)

/** So near to the middle cloth is as it was drafted, in heads. */
const nearMiddle = 0.02

/** Heads of a small piece that a row or a column covers, and how many there are at least. */
const [covered, fewest] = [0.08, 5]

/** A small piece needs no mesh as fine as a coat does. */
function netFor(mesh: Mesh, { left, right }: Piece): Pick<Mesh, 'rows' | 'columns'> {
  const times = (long: number, most: number) => clamp(Math.ceil(long / covered), fewest, most)
  const wide = Math.max(...left.map((at, i) => distance(at, right[Math.min(i, right.length - 1)]!)))
  return { rows: times(lengths(left).at(-1) ?? 0, mesh.rows), columns: times(wide, mesh.columns) }
}

function plainMesh({ posed, shell, mesh }: Turning, piece: Piece): Surface {
  const { rows, columns } = mesh.net ? netFor(mesh, piece) : mesh
  const left = resample(piece.left, rows)
  const right = resample(piece.right, rows)
  let v = 0
  let before: Point | null = null
  return left.map((from, i) => {
    const middle = mix(from, right[i], 0.5)
    v += before ? distance(middle, before) : 0
    before = middle
    return Array.from({ length: columns + 1 }, (_, k): SurfacePoint => {
      const { at, angle, section, past } = onShell(posed, shell, mix(from, right[i], k / columns), false)
      const [x, y] = [roundedTo(mesh, at[0] + beside(posed, past)), roundedTo(mesh, at[1])]
      return { x, y, z: 0, lift: 0, u: roundedTo(mesh, roundLength(section, angle)), v: roundedTo(mesh, v) }
    })
  })
}
