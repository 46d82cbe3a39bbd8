import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { hullOf, type Path, type Point } from '@toile/geometry'
import { footPlaces, footSection, heelEnd, toeEnd } from './footSections.ts'
import { openFoot } from './openFoot.ts'
import type { ShoeCut } from '../shoes/shoeCut.ts'
import { heelTip, weltOf } from './soleOf.ts'

/** A foot's shadow on the floor: where the sole touches it, as narrow dark forms, and what foot and leg throw from there; how far the lowest of the sole is off the floor, in heads. */
export interface FloorShadow {
  touch: readonly Path[]
  thrown: Path
  off: number
}

/** A place under a foot, on the page and how far over the floor it is. */
interface Under {
  point: Point
  over: number
}

/** Up to how far over the floor a sole darkens it, and how far beyond the sole the dark reaches. */
const [near, beyond] = [0.07, 0.016]
/** Where the lamp throws what stands a head over the floor: to the viewer's right and back. */
const away: Point = [0.34, -0.05]
/** From here on a raised sole comes down to the ball. */
const waist = 0.24

/** The shadow of a foot in a shoe: on the floor straight below the sole, so that it meets it wherever the sole stands. */
export function floorShadow(posed: Posed, index: 0 | 1, cut: ShoeCut): FloorShadow {
  const space = openFoot(posed, index, cut)
  const under = (forward: number, across: number): Under => {
    const place = [forward, -cut.sole - space.raise(forward), across] as const
    const over = posed.floor - space.place(...place)[1]
    const [x, y] = space.put(...place)
    return { point: [x, y + over], over }
  }
  const grow = weltOf(cut) + beyond
  const edges = footPlaces(heelEnd, toeEnd, 24).map((at) => {
    const { forward, half, middle } = footSection(cut, at, space.inward)
    return { at, row: [under(forward, middle + half + grow), under(forward, middle - half - grow)] }
  })
  const tip = heelTip(cut)
  const heel = tip
    ? [tip.back - beyond, tip.front + beyond].flatMap((at) =>
        [1, -1].map((sign) => under(at, sign * (tip.half + beyond))),
      )
    : []
  const all = edges.flatMap(({ row }) => row)
  const off = Math.min(...all.map(({ over }) => over))
  const sole = edges.filter(({ at }) => !tip || at > waist).flatMap(({ row }) => row)
  const touch = [heel, sole]
    .map((form) => form.filter(({ over }) => over - off < near).map(({ point }) => point))
    .filter(({ length }) => length > 2)
    .map(hullOf)
  const ground = all.map(({ point }) => point)
  return { touch, thrown: hullOf([...ground, ...ground.map(([x, y]): Point => [x + away[0], y + away[1]])]), off }
}
