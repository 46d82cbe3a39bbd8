import { sleeveLength } from '@toile/craft/designs/compose/sleeves.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import type { AnyGarment, BodyCategory } from '@toile/craft/garments/garment.ts'
import { garments } from '@toile/craft/garments/index.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { knobsOf } from '@toile/craft/sketches/cutting.ts'
import { knownKnobs } from '@toile/craft/sketches/knownKnobs.ts'
import { sketchPerson } from '@toile/craft/sketches/sketchWorn.ts'
import { openChance, sure } from '@toile/geometry'
import { hangingOf } from '../reading/trace/anchor.ts'
import { pieceAnchors } from '../reading/trace/flats/pieceAnchors.ts'
import type { TracedPiece } from '../reading/trace/traced.ts'
import { flatFigure } from '../looks/flatFigure.ts'
import { apartBy, type Measures, measuresOf } from './flatMeasures.ts'

const cloth = { weight: 120, stiffness: 0.5 }

/** How many garments stand for a sketch, and how much worse than the best the last may be. */
const most = 3
const worse = 1.6

/** The garments of a category whose outline can come nearest to a traced sketch, with length, sleeve and width turned to it, nearest first (requirement S2.56). */
export function nearestGarments(
  { category, anchors }: Pick<TracedPiece, 'anchors'> & { category: BodyCategory },
  gender: 'female' | 'male',
): CutGarment[] {
  const wanted = measuresOf(anchors)
  const figure = flatFigure(sketchPerson({ gender }), 'front')
  const all = garments.filter((garment) => garment.category === category)
  const own = all.filter(({ wornBy }) => isCutFor(wornBy, { gender, ageGroup: 'adult' }))
  const nearer = (a: Fit, b: Fit) => a.apart - b.apart
  const rough = (own.length > 0 ? own : all).map((garment) =>
    fit(plain(garment, wanted, figure), lengths, wanted, figure),
  )
  const fitted = rough
    .sort(nearer)
    .slice(0, 2 * most)
    .map((found) => fit(found, widths, wanted, figure))
    .sort(nearer)
  return fitted
    .filter(({ apart }) => apart <= sure(fitted[0]).apart * worse + 0.05)
    .slice(0, most)
    .map(({ garment, knobs }) => ({ id: garment.id, knobs: { ...knownKnobs(garment.id, knobs) } }))
}

interface Fit {
  garment: AnyGarment
  knobs: StoredKnobs
  apart: number
}

/** A garment as it is, with the sleeve that comes nearest. */
function plain(garment: AnyGarment, wanted: Measures, figure: Figure): Fit {
  const offers = [{}, ...sleevesOf(garment).map((sleeve) => ({ sleeve }))].map((knobs): Fit => {
    return { garment, knobs, apart: apartBy(measure(garment, knobs, figure), wanted) }
  })
  return offers.reduce((a, b) => (b.apart < a.apart - 1e-6 ? b : a))
}

type Turning = readonly (readonly [measure: string, goal: keyof Measures])[]

/** A garment turned measure by measure to what is wanted: each changes the outline in a straight line. */
function fit(rough: Fit, turning: Turning, wanted: Measures, figure: Figure): Fit {
  const { garment } = rough
  const measured = (knobs: StoredKnobs) => measure(garment, knobs, figure)
  let best = rough
  const offer = (knobs: StoredKnobs) => {
    const apart = apartBy(measured(knobs), wanted)
    if (apart < best.apart - 1e-6) best = { garment, knobs, apart }
  }
  for (const [name, goal] of turning) {
    for (const [knob, { least, most: top }] of knobsOf(garment, name)) {
      const [low, high] = [least, top].map((value) => measured({ ...best.knobs, [knob]: value })[goal])
      const target = wanted[goal]
      if (low === undefined || high === undefined || target === undefined || Math.abs(high - low) < 0.02) continue
      const share = Math.min(1, Math.max(0, (target - low) / (high - low)))
      offer({ ...best.knobs, [knob]: Math.round((least + share * (top - least)) * 1000) / 1000 })
    }
  }
  return best
}

/** Which measures of the catalogue move which measures of an outline: first those that tell garments apart. */
const lengths: Turning = [['length', 'length']]
const widths: Turning = [
  ['flare', 'hem'],
  ['width', 'hem'],
  ['width', 'width'],
  ['sleeveLength', 'sleeve'],
  ['length', 'length'],
]

/** One sleeve of each length that a garment offers. */
function sleevesOf({ knobs }: AnyGarment): string[] {
  const { sleeve } = knobs
  if (sleeve?.kind !== 'choice') return []
  const lengths = sleeve.options.map(({ id }) => sleeveLength(id))
  return sleeve.options.filter((_, i) => lengths.indexOf(sure(lengths[i])) === i).map(({ id }) => id)
}

function measure(garment: AnyGarment, knobs: StoredKnobs, figure: Figure): Measures {
  const pieces = garment.draft(figure, knobs, { chance: openChance(1), layered: false, tucked: false, cloth })
  return measuresOf(pieceAnchors(pieces, figure, hangingOf(garment.category)))
}
