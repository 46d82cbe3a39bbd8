import type { Path } from '@toile/geometry'
import type { LegContour } from '../legContour.ts'
import { ankleOf } from './ankleOf.ts'
import { heelEnd, toeEnd } from './footSections.ts'
import { loft, stripRound } from './loft.ts'
import type { FootSpace } from './openFoot.ts'
import type { ShoeCut } from '../shoes/shoeCut.ts'
import { heelOf, soleOf, weltOf } from './soleOf.ts'
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
  /** What is drawn up from the sole round the upper. */
  foxing: readonly Path[]
}

/** Where the bare foot ends and the toes begin. */
const toeRoot = 0.6

/** A foot in a shoe as hulls of neighbouring sections: it stands on the ground in perspective at any angle. */
export function footArt(space: FootSpace, leg: LegContour, cut: ShoeCut): FootArt {
  const to = cut.open ? toeRoot : toeEnd
  return {
    heel: heelOf(space, cut),
    sole: soleOf(space, cut),
    foot: loft(space, cut, { from: heelEnd, to, low: () => 0, high: (_, top) => top, grow: 0 }),
    ankle: ankleOf(space, leg, 0),
    toes: cut.open ? toesOf(space) : [],
    clefts: cut.open ? cleftsOf(space) : [],
    uppers: cut.covers.map((cover) => upperOf(space, cut, cover)),
    foxing: cut.foxing ? stripRound(space, cut, -cut.sole, cut.foxing, weltOf(cut)) : [],
  }
}
