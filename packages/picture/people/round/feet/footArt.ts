import type { Ruler } from '@toile/fashion/mannequins/round/ruler.ts'
import { type Path, type Point, smooth } from '@toile/geometry'
import { ankleOf } from './ankleOf.ts'
import { footSection, heelEnd, toeEnd } from './footSections.ts'
import { loft, onSection } from './loft.ts'
import type { FootSpace } from './openFoot.ts'
import type { ShoeCut } from './shoeCut.ts'
import { heelOf, soleOf } from './soleOf.ts'
import { cleftsOf, type Toe, toesOf } from './toesOf.ts'
import { type Upper, upperOf } from './upperOf.ts'

/** A foot in its shoe on the page, in the order it is drawn. */
export interface FootArt {
  heel: readonly Path[]
  sole: readonly Path[]
  foot: readonly Path[]
  ankle: readonly Path[]
  toes: readonly Toe[]
  clefts: readonly Path[]
  uppers: readonly Upper[]
  laces: readonly Path[]
  seams: readonly Path[]
}

/** Where the bare foot ends and the toes begin. */
const toeRoot = 0.6

/** A foot in a shoe as hulls of neighbouring sections: it stands on the ground in perspective at any angle. */
export function footArt(space: FootSpace, leg: Ruler, cut: ShoeCut): FootArt {
  const to = cut.open ? toeRoot : toeEnd
  return {
    heel: heelOf(space, cut),
    sole: soleOf(space, cut),
    foot: loft(space, cut, { from: heelEnd, to, low: () => 0, high: (_, top) => top, grow: 0 }),
    ankle: ankleOf(space, leg, 0),
    toes: cut.open ? toesOf(space) : [],
    clefts: cut.open ? cleftsOf(space) : [],
    uppers: cut.covers.map((cover) => upperOf(space, cut, cover)),
    laces: (cut.laces ?? []).map((at) => rowOver(space, cut, at, 0.5, 0)),
    seams: [
      ...(cut.seams ?? []).map((at) => rowOver(space, cut, at, 0.96, 0)),
      ...(cut.toeCap ? [rowOver(space, cut, 0.56, 0.96, 0.03)] : []),
      ...(cut.apron ? [apronOf(space, cut)] : []),
    ],
  }
}

/** A row over the instep at a place; `bow` lets its middle lie nearer the toes. */
function rowOver(space: FootSpace, cut: ShoeCut, at: number, wide: number, bow: number): Point[] {
  const { half, top, middle } = footSection(cut, at, space.inward)
  return Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI / 2 + ((i - 4) / 4) * (Math.PI / 2) * wide
    const [across, up] = onSection(angle)
    const { forward } = footSection(cut, at + bow * Math.sin(angle) ** 2, space.inward)
    return space.put(forward, (top + 0.014) * up, middle + across * (half + 0.012))
  })
}

/** The seam round the toes that a loafer's apron is sewn in with. */
function apronOf(space: FootSpace, cut: ShoeCut): Point[] {
  return Array.from({ length: 15 }, (_, i) => {
    const u = (i - 7) / 7
    const at = 0.64 - 0.36 * smooth(0.35, 1, Math.abs(u)) - 0.06 * u * u
    const { forward, half, top, middle } = footSection(cut, at, space.inward)
    const across = Math.sign(u) * Math.min(1, Math.abs(u) * 1.8) * 0.68
    return space.put(forward, (top + 0.014) * (1 - across ** 2) ** 0.35, middle + across * half)
  })
}
