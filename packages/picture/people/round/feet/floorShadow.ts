import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { hullOf, type Path, type Point } from '@toile/geometry'
import { footPlaces, footSection, heelEnd, toeEnd } from './footSections.ts'
import { openFoot } from './openFoot.ts'
import type { ShoeCut } from './shoeCut.ts'
import { weltOf } from './soleOf.ts'

/** A foot's shadow on the floor: where the sole touches it, as narrow dark forms, and what the foot and leg throw from there; how far the lowest of the sole is off the floor, in heads. */
export interface FloorShadow {
  touch: readonly Path[]
  thrown: Path
  off: number
}

/** Up to how far over the floor a sole darkens it, and how far beyond the sole the dark reaches. */
const [near, beyond] = [0.07, 0.016]
/** Where the lamp throws what stands a head over the floor: to the viewer's right and back. */
const away: Point = [0.34, -0.05]

/** The shadow of a foot in a shoe: below the sole, so that it meets it wherever the sole stands. */
export function floorShadow(posed: Posed, index: 0 | 1, cut: ShoeCut): FloorShadow {
  const space = openFoot(posed, index, cut)
  const edge = (at: number, sign: 1 | -1, grow: number) => {
    const { forward, half, middle } = footSection(cut, at, space.inward)
    const up = -cut.sole - space.raise(forward)
    const place = [forward, up, middle + sign * (half + grow)] as const
    const [x, y] = space.put(...place)
    const over = posed.floor - space.place(...place)[1]
    return { point: [x, y + over] as Point, over }
  }
  const rows = footPlaces(heelEnd, toeEnd, 24).map((at) =>
    ([1, -1] as const).map((sign) => edge(at, sign, weltOf(cut) + beyond)),
  )
  const all = rows.flat()
  const off = Math.min(...all.map(({ over }) => over))
  // Under a raised heel only its tip touches: the sole between heel and ball does not.
  const arch = cut.heel > 0.1 ? [-0.12, 0.26] : [0, 0]
  const isNear = (at: number, over: number) => over - off < near && !(at > arch[0] && at < arch[1])
  const places = footPlaces(heelEnd, toeEnd, 24)
  const runs: Point[][] = [[]]
  rows.forEach((row, i) => {
    if (row.every(({ over }) => isNear(places[i], over))) runs[runs.length - 1].push(...row.map(({ point }) => point))
    else if (runs[runs.length - 1].length) runs.push([])
  })
  const touch = runs.filter(({ length }) => length > 2).map(hullOf)
  const ground = all.map(({ point }) => point)
  const thrown = hullOf([...ground, ...ground.map(([x, y]): Point => [x + away[0], y + away[1]])])
  return { touch, thrown, off }
}
