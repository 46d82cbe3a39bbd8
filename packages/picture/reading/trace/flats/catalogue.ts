import type { AnyGarment } from '@toile/craft/garments/garment.ts'
import type { Knob, StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Build } from '@toile/craft/mannequins/build.ts'
import { poseFigure } from '@toile/craft/mannequins/poseFigure.ts'
import { neutral } from '@toile/craft/mannequins/poses/neutral.ts'
import { type Chance, lerp, openChance } from '@toile/geometry'
import { hangingOf } from '../anchor.ts'
import type { Flat } from './closedFlat.ts'
import { pieceAnchors } from './pieceAnchors.ts'

/** Cotton poplin, in which sketches are usually drawn. */
const cloth = { weight: 120, stiffness: 0.5 }

/** Drafts a garment as a technical flat: on the neutral stance, with the given knobs; in heads. */
export function draftFlat(garment: AnyGarment, build: Build, knobs: StoredKnobs, seed: number): Flat {
  const figure = poseFigure({ build, pose: neutral })
  const pieces = garment.draft(figure, knobs, { chance: openChance(seed), layered: false, tucked: false, cloth })
  return {
    category: garment.category,
    pieces,
    outlines: pieces.filter((piece) => piece.role !== 'backPanel').flatMap((piece) => [...piece.outlines]),
    anchors: pieceAnchors(pieces, figure, hangingOf(garment.category)),
  }
}

/** A sketch departs from its type in a few ways, not in all that could be turned at once. */
const mostTurned = 5

/** Knob values spread over the middle of their ranges: five knobs of a garment, the others at normal. */
export function spreadKnobs(garment: AnyGarment, chance: Chance): StoredKnobs {
  const value = (knob: Knob): number | string => {
    if (knob.kind === 'choice') return chance.pick(knob.options).id
    const end = chance.happens(0.5) ? knob.least : knob.most
    return lerp(knob.normal, end, chance.next() * 0.75)
  }
  const turned = chance.shuffled(Object.entries<Knob>(garment.knobs)).slice(0, mostTurned)
  return Object.fromEntries(turned.map(([name, knob]) => [name, value(knob)]))
}
