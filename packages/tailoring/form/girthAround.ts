import { clamp, distance, hullOf, type Path, type Point, sure } from '@toile/geometry'
import type { Solid } from './solid.ts'
import type { TapePlane } from './tapePlanes.ts'

const rays = 72

/** What a tape in a plane reads round a solid in millimetres, as it spans hollows. */
export function girthAround(solid: Solid, { at, across, ahead, least, most, deep = Infinity }: TapePlane): number {
  const points = Array.from({ length: rays }, (_, i): Point => {
    const turn = (2 * Math.PI * i) / rays
    const [u, v] = [Math.cos(turn), Math.sin(turn)]
    const [dx, dy, dz] = [0, 1, 2].map((axis) => u * sure(across[axis]) + v * sure(ahead[axis]))
    const [x, y, z] = [sure(dx), sure(dy), sure(dz)]
    const far = surfaceAlong((t) => solid(at[0] + x * t, at[1] + y * t, at[2] + z * t))
    return [clamp(u * far, least, most), Math.min(v * far, deep)]
  })
  return lengthRound(hullOf(points))
}

/** The length of a closed outline. */
export const lengthRound = (outline: Path) =>
  outline.reduce((sum, point, i) => sum + distance(point, sure(outline[(i + 1) % outline.length])), 0)

/** How far one goes from inside until the distance is nought: in steps of the distance itself, then by halving. */
export function surfaceAlong(distanceAt: (far: number) => number): number {
  let [inside, outside] = [0, 0]
  for (let i = 0; i < 60; i++) {
    const left = -distanceAt(outside)
    if (left <= 0) break
    inside = outside
    outside += Math.max(left * 0.8, 2)
  }
  for (let i = 0; i < 12 && outside - inside > 0.05; i++) {
    const half = (inside + outside) / 2
    if (distanceAt(half) < 0) inside = half
    else outside = half
  }
  return (inside + outside) / 2
}
