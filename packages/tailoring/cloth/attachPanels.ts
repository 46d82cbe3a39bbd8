import { distance, type Point, sure } from '@toile/geometry'
import type { Form } from '../form/form.ts'
import { sectionAt } from '../form/sectionAt.ts'
import { isTurned } from './isTurned.ts'
import type { Meshed } from './meshPattern.ts'

/** Lays panels that stand on others, bands and collars, where they are sewn: every corner as far beyond the seam as on the flat. */
export function attachPanels({ mesh, seams, sewn }: Meshed, at: Float32Array, placed: boolean[], form: Form) {
  const partOf = (corner: number) => mesh.parts.findIndex((part) => corner < part.firstCorner + part.corners)
  const flat = (corner: number): Point => [sure(mesh.flat[2 * corner]), sure(mesh.flat[2 * corner + 1])]
  for (let round = 0; round < sewn.panels.length && placed.includes(false); round++) {
    sewn.panels.forEach((panel, p) => {
      if (placed[p]) return
      const held = heldCorners(seams, partOf, placed, p)
      if (held.length < 2) return
      const [, partner] = sure(held[0])
      const neighbor = sure(mesh.parts[partOf(partner)])
      const above =
        meanOf(held.map(([, other]) => flat(other)[1])) > meanOf(cornersOf(neighbor).map((corner) => flat(corner)[1]))
      const { from, to } = panel.mirrored ? form.arms.left : form.arms.right
      const along =
        panel.piece.place.round === 'arm'
          ? ([to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const)
          : ([0, above ? 1 : -1, 0] as const)
      const long = Math.hypot(...along)
      const turned = isTurned(panel)
      for (const corner of cornersOf(sure(mesh.parts[p]))) {
        const [spot, away] = besideSeam(flat(corner), held, flat, at)
        const way = turned ? downOutward(spot, sectionAt(form, form.levels.neck).middle) : along.map((by) => by / long)
        for (let c = 0; c < 3; c++) at[3 * corner + c] = sure(spot[c]) + sure(way[c]) * away
      }
      placed[p] = true
    })
  }
}

/** The way down and out from a neck whose middle lies at a depth, for a collar that is turned. */
function downOutward(spot: readonly number[], middle: number): number[] {
  const [x, z] = [sure(spot[0]), sure(spot[2]) - middle]
  const far = Math.hypot(x, z) || 1
  return [(0.5 * x) / far, -0.87, (0.5 * z) / far]
}

const cornersOf = ({ firstCorner, corners }: { firstCorner: number; corners: number }) =>
  Array.from({ length: corners }, (_, i) => firstCorner + i)

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Corners of a panel and those they are sewn to on panels that lie already. */
function heldCorners(
  seams: Uint32Array,
  partOf: (corner: number) => number,
  placed: readonly boolean[],
  panel: number,
) {
  const held: [own: number, other: number][] = []
  for (let k = 0; k < seams.length; k += 2) {
    const [a, b] = [sure(seams[k]), sure(seams[k + 1])]
    if (partOf(a) === panel && placed[partOf(b)]) held.push([a, b])
    if (partOf(b) === panel && placed[partOf(a)]) held.push([b, a])
  }
  return held
}

/** The spot on the seam that a place of the flat panel is nearest to, and how far it is from it. */
function besideSeam(
  place: Point,
  held: readonly (readonly [number, number])[],
  flat: (corner: number) => Point,
  at: Float32Array,
): [number[], number] {
  const near = held
    .map(([own, other]) => ({ other, far: distance(place, flat(own)), own }))
    .toSorted((a, b) => a.far - b.far)
  const [one, two] = [sure(near[0]), near.find(({ own }) => own !== sure(near[0]).own) ?? sure(near[0])]
  const [p, q] = [flat(one.own), flat(two.own)]
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const squared = dx * dx + dy * dy || 1
  const share = Math.max(0, Math.min(1, ((place[0] - p[0]) * dx + (place[1] - p[1]) * dy) / squared))
  const away = distance(place, [p[0] + dx * share, p[1] + dy * share])
  const spot = [0, 1, 2].map((c) => sure(at[3 * one.other + c]) * (1 - share) + sure(at[3 * two.other + c]) * share)
  return [spot, away]
}
