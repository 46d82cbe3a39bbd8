import { clamp, distance, lerp, mix, type Point, resample } from '@toile/geometry'
import type { Section } from '../../mannequins/round/section.ts'
import type { Piece, SurfacePoint } from '../piece.ts'
import type { Carry, Turning } from './carry.ts'
import { hangsOn } from './hangsOn.ts'
import { roundedTo } from './mesh.ts'
import { onShell } from './onShell.ts'

const arcSteps = 12

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
const wavedMesh = ({ posed, shell }: Turning, surface: Surface): Surface =>
  surface.map((row) =>
    row.map((point) => {
      const { at, angle, section, past } = onShell(posed, shell, [point.x, point.y], false)
      const flat = roundLength(section, Math.asin(clamp(point.x / section.drafted, -1, 1)))
      const u = point.u * roundness(shell.stretched, point.x, flat)
      return {
        ...point,
        x: at[0] + beside(posed, past),
        y: at[1],
        z: point.z - past,
        u: u + roundLength(section, angle) - flat,
      }
    }),
  )

/** How far beyond the contour a mesh runs on that is hidden behind it so far round: folded up on it, it would show many places in one. */
const beside = ({ gesture }: Turning['posed'], past: number): number => past * runsOut * Math.sign(gesture.yaw)
const runsOut = 0.3

/** How much longer cloth is that goes round a side than it was drafted, where that side is seen as it is. */
const roundness = (stretched: number, x: number, round: number): number =>
  stretched === 1 || Math.abs(x) < nearMiddle ? 1 : lerp(Math.max(1, round / x), 1, stretched)

/** So near to the middle cloth is as it was drafted, in heads. */
const nearMiddle = 0.02

function plainMesh({ posed, shell, mesh }: Turning, piece: Piece): Surface {
  const left = resample(piece.left, mesh.rows)
  const right = resample(piece.right, mesh.rows)
  let v = 0
  let before: Point | null = null
  return left.map((from, i) => {
    const middle = mix(from, right[i], 0.5)
    v += before ? distance(middle, before) : 0
    before = middle
    return Array.from({ length: mesh.columns + 1 }, (_, k): SurfacePoint => {
      const { at, angle, section, past } = onShell(posed, shell, mix(from, right[i], k / mesh.columns), false)
      const [x, y] = [roundedTo(mesh, at[0] + beside(posed, past)), roundedTo(mesh, at[1])]
      return { x, y, z: 0, lift: 0, u: roundedTo(mesh, roundLength(section, angle)), v: roundedTo(mesh, v) }
    })
  })
}

/** The length round a section from the centre front to an angle. */
function roundLength({ wide, front }: Section, angle: number): number {
  let length = 0
  let before: Point = [0, front]
  for (let i = 1; i <= arcSteps; i++) {
    const at = (angle * i) / arcSteps
    const next: Point = [wide * Math.sin(at), front * Math.cos(at)]
    length += distance(next, before)
    before = next
  }
  return length * Math.sign(angle)
}
