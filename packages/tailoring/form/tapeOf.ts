import { hullOf, type Point, sure } from '@toile/geometry'
import type { Form, Mesh, Spot } from './form.ts'
import { lengthRound } from './girthAround.ts'
import { sectionAt } from './sectionAt.ts'
import { cross, dot } from './spots.ts'
import { type Girth, perGirth, type TapePlane, tapePlanes } from './tapePlanes.ts'

/** What a tape reads of the girths of a form in millimetres, as it spans hollows. */
export function tapeOf(form: Form): Readonly<Record<Girth, number>> {
  const planes = tapePlanes(form, (y) => sectionAt(form, y).halfWidth + 1)
  const { mesh } = form
  return perGirth((girth) => girthOfMesh(mesh, planes[girth]))
}

function girthOfMesh(mesh: Mesh, { at, across, ahead, least, most, deep = Infinity }: TapePlane): number {
  const up = cross(across, ahead)
  const spots = Array.from({ length: mesh.positions.length / 3 }, (_, i): Spot => {
    const [x, y, z] = [0, 1, 2].map((axis) => sure(mesh.positions[i * 3 + axis]) - sure(at[axis]))
    const spot: Spot = [sure(x), sure(y), sure(z)]
    return [dot(spot, across), dot(spot, up), dot(spot, ahead)]
  })
  const cuts: Point[] = []
  for (let i = 0; i < mesh.triangles.length; i++) {
    const next = i % 3 === 2 ? i - 2 : i + 1
    const [from, to] = [sure(spots[sure(mesh.triangles[i])]), sure(spots[sure(mesh.triangles[next])])]
    if (from[1] < 0 === to[1] < 0) continue
    const t = from[1] / (from[1] - to[1])
    const x = from[0] + (to[0] - from[0]) * t
    const z = from[2] + (to[2] - from[2]) * t
    if (x >= least && x <= most && z <= deep) cuts.push([x, z])
  }
  return lengthRound(hullOf(cuts))
}
