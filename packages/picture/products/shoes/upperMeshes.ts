import type { Color } from '@toile/craft/colors/color.ts'
import { lerp } from '@toile/geometry'
import { footPlaces, footSection, heelEnd, toeEnd } from '../../people/round/feet/footSections.ts'
import type { Cover } from '../../people/round/shoes/shoeCut.ts'
import type { Optics } from '../../raster/optics.ts'
import type { Mesh, Skin, Spot } from './mesh.ts'
import { openingAt, type ShoeSpace } from './shoeSpace.ts'

/** How far leather stands off the foot, and its lining. */
const [outer, inner] = [0.014, 0.003]
const around = 14
/** The last place down the foot that is told from the tip in what is drawn on an upper. */
const lastDrawn = 0.74

/** What an upper is made of. */
export interface UpperCloth {
  skin: Skin
  upper: Color
  lining: Color
  optics: Optics
  inside: Optics
}

/** A part of an upper: its outside and lining to the left and right, the edge between them, its heel and its toe. */
export function upperMeshes(
  space: ShoeSpace,
  cover: Cover,
  { skin, upper, lining, optics, inside }: UpperCloth,
): Mesh[] {
  const { cut } = space
  const throat = Math.min(cover.throat ?? cover.to, cover.to)
  const places = [
    ...footPlaces(cover.from, throat, 44),
    ...(throat < cover.to ? footPlaces(throat, cover.to, 30).slice(1) : []),
  ]
  const openings = places.map((at) => ({ at, ...openingAt(cut, cover, at, outer) }))
  const walls = <Place>(side: number, put: (at: number, turn: number, tall: number) => Place): Place[][] =>
    openings.map(({ at, turn, tall }) =>
      Array.from({ length: around + 1 }, (_, k) => put(at, side * lerp(turn, 1, k / around), tall)),
    )
  const shell = (side: number, off: number) =>
    walls(side, (at, turn, tall) => space.onUpper(at, turn, off, tall - outer + off))
  const on = (side: number) =>
    walls(side, (at, turn) => [(Math.min(at, lastDrawn) - heelEnd) / (toeEnd - heelEnd), (turn + 1) / 2] as const)
  const isOpen = (_: unknown, i: number) => (openings[i]?.at ?? 0) <= (cover.throat ?? -1)
  const meshes: Mesh[] = []
  for (const side of [-1, 1]) {
    const [out, within] = [shell(side, outer), shell(side, inner)]
    meshes.push({ rows: out, color: upper, optics, skin, on: on(side) })
    meshes.push({ rows: within, color: lining, optics: inside })
    if (cover.throat !== undefined)
      meshes.push({ rows: rimOf(out.filter(isOpen), within.filter(isOpen)), color: upper, optics })
    for (const end of [0, -1])
      if (end ? cover.to < toeEnd : cover.from > heelEnd)
        meshes.push({ rows: [out.at(end) ?? [], within.at(end) ?? []], color: upper, optics })
  }
  const [left, lined, right, linedRight] = meshes.filter(({ rows }) => rows.length === places.length)
  if (!left || !lined || !right || !linedRight) return meshes
  if (cover.from <= heelEnd) {
    const [out, within] = [backOf(left, right, 0.016), backOf(lined, linedRight, 0.01)]
    const across = (rows: Mesh['rows']) => rows.map((row) => row.slice(0, 1))
    meshes.push(out, within, { rows: rimOf(across(out.rows), across(within.rows)), color: upper, optics })
  }
  if (cover.to >= toeEnd) meshes.push(toeOf(space, left, right))
  return meshes
}

/** The edge of an opening, rolled over from the outside to the lining. */
const rimOf = (out: readonly (readonly Spot[])[], within: readonly (readonly Spot[])[]): Spot[][] =>
  out.map((row, i) => {
    const [a, b] = [row[0], within[i]?.[0]]
    if (!a || !b) return []
    return [a, [a[0], a[1] + 0.006, a[2] * 0.7 + b[2] * 0.3], [b[0], b[1] + 0.004, b[2]], b]
  })

/** The heel closes behind between both sides, standing out so far. */
function backOf(left: Mesh, right: Mesh, stands: number): Mesh {
  const [l, r] = [left.rows[0] ?? [], right.rows[0] ?? []]
  const rows = Array.from({ length: 9 }, (_, n) => {
    const share = n / 8
    return l.map((spot, k): Spot => {
      const other = r[k] ?? spot
      const bulge = stands * Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2))
      return [lerp(spot[0], other[0], share) - bulge, lerp(spot[1], other[1], share), lerp(spot[2], other[2], share)]
    })
  })
  return { rows, color: right.color, optics: right.optics }
}

function toeOf(space: ShoeSpace, left: Mesh, right: Mesh): Mesh {
  const { forward, top, middle } = footSection(space.cut, toeEnd, space.inward)
  const tip = space.spot(forward + 0.012, top * 0.4, middle)
  const ring = [...(left.rows.at(-1) ?? []), ...(right.rows.at(-1) ?? []).toReversed()]
  const at = left.on?.at(-1) ?? []
  const places = [...at, ...at.toReversed()].map(() => [(lastDrawn - heelEnd) / (toeEnd - heelEnd), 0.5] as const)
  return {
    rows: [ring, ring.map(() => tip)],
    color: right.color,
    optics: right.optics,
    ...(right.skin ? { skin: right.skin, on: [places, places] } : {}),
  }
}
