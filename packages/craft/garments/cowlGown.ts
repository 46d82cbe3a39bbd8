import { add, lerp, mix, type Path, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import {
  depthKnob,
  flareKnob,
  flutesKnob,
  lengthKnob,
  slantKnob,
  slitKnob,
  slitPlaceKnob,
} from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressWaistKnob } from './blocks/dressKnobs.ts'
import { crease } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { edgingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** The hanging folds of a cowl, each a catenary below the last, with an inner edge that rolls forward. */
function cowlFolds(figure: Figure, { neckline, neckEdge }: Bodice, count: number, drop: number): Piece[] {
  if (figure.view === 'back') return []
  const [from, to] = neckline.tops
  const tall = (figure.levels.waist - figure.levels.bust) / 0.84
  const hang = (k: number): Path => {
    const inset = 0.012 + k * 0.03
    const low = lerp(from[1], to[1], 0.5) + (0.3 + 0.115 * k) * drop * tall
    const a = add(from, [inset, 0.02 + k * 0.075 * tall])
    const b = add(to, [-inset, 0.02 + k * 0.075 * tall])
    const middle = figure.across(0, low)
    return spline(
      [a, add(mix(a, middle, 0.55), [-0.02, 0.07]), middle, add(mix(b, middle, 0.55), [0.02, 0.07]), b],
      false,
      8,
    )
  }
  const rolls = Array.from({ length: count }, (_, k) => hang(k))
  const lip = hang(0)
  const roll = [...lip, ...lip.map((p, i) => add(p, [0, 0.035 * Math.sin((Math.PI * i) / (lip.length - 1))])).reverse()]
  return [
    makePiece('trim', 'cowl', [roll], {
      order: 1,
      fullness: 0.7,
      left: [lip[0], neckEdge[0]],
      right: [lip[lip.length - 1], neckEdge[neckEdge.length - 1]],
      folds: [],
      lines: rolls.slice(1).map((path) => crease(path, 1.5, [0.3, 0.3])),
    }),
  ]
}

/** A cowl gown: a bias slip whose neck falls in deep catenaries and whose hem pools (requirement S3.26). */
export const cowlGown = defineGarment({
  id: 'cowlGown',
  label: 'Cowl gown',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.95,
    volume: 0.3,
    sleeve: 0,
    waist: 0.5,
    formality: 0.9,
    warmth: 0.15,
    print: 0.6,
    fabrics: ['silk', 'velvet', 'lame', 'jersey', 'crepe', 'chiffon'],
  },
  knobs: {
    neckline: necklineKnob(['slip', 'cowl', 'halter']),
    cowl: numberKnob('Folds of the cowl', [1, 4, 6], '', 1),
    drop: numberKnob('Depth of the cowl', [0.5, 1, 1.5]),
    length: lengthKnob(0.5, 0.95, 0.98),
    flare: flareKnob(0.02, 0.06, 0.14),
    flutes: flutesKnob(4, 8, 14),
    depth: depthKnob(0.04, 0.09, 0.16),
    slit: slitKnob(),
    slitPlace: slitPlaceKnob('side'),
    slant: slantKnob(),
    hem: hemKnob(),
    belt: dressWaistKnob(),
    edging: edgingKnob,
  },
  draft(figure, { cowl, drop, ...knobs }, context) {
    const top = { bust: 0.014, waistEase: 0.03, box: 0.1, back: {} }
    const skirt = { ease: 0.03, profile: 'straight' } as const
    const change = ({ bodice }: { bodice: Bodice }) => cowlFolds(figure, bodice, Math.round(cowl), drop)
    return draftDress(figure, context, { fused: true, bias: true, neckline: 'slip', top, skirt, change }, knobs)
  },
})
