import { add, lerp, mix } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { flareKnob, flutesKnob, lengthKnob, slitKnob, slitPlaceKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { crease, detailed, ridge } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { edgingKnob } from './blocks/trims.ts'
import { lapSide } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** Folds that gather at one side of the waist and fan up to the bust and down over the hip. */
function fanFolds(figure: Figure, count: number) {
  const { waist, bust, crotch } = figure.levels
  const side = lapSide(figure) * (figure.view === 'back' ? -1 : 1)
  const from = figure.trunk(side * 0.84, waist)
  const folds = Array.from({ length: count }, (_, k) => {
    const down = k % 2 === 1
    const reach = Math.floor(k / 2)
    const to = down
      ? figure.trunk(-side * (0.75 - reach * 0.32), lerp(waist, crotch, 0.55 + reach * 0.32))
      : figure.trunk(-side * (0.82 - reach * 0.3), lerp(waist, bust, 0.3 + reach * 0.28))
    return ridge([from, add(mix(from, to, 0.5), [0, down ? 0.07 : 0.03]), to], 0.02, 0.75, [0.02, 0.65], 0.07)
  })
  return { folds, lines: folds.map(({ path }) => crease(path.slice(0, 14), 1.4, [0.02, 0.8])) }
}

/** A column gown: one shoulder, a straight fall to the floor and folds that fan from the waist (requirement S3.26). */
export const columnGown = defineGarment({
  id: 'columnGown',
  label: 'Column gown',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.97,
    volume: 0.25,
    sleeve: 0.1,
    waist: 0.6,
    formality: 0.95,
    warmth: 0.2,
    print: 0.6,
    fabrics: ['crepe', 'silk', 'jersey', 'velvet', 'lame', 'sequin', 'chiffon'],
  },
  knobs: {
    neckline: necklineKnob(['oneShoulder', 'strapless', 'bardot', 'boat', 'deepV', 'halter', 'slip']),
    sleeve: sleeveKnob(['none', 'plain', 'cap', 'bell', 'kimono']),
    length: lengthKnob(0.6, 0.965, 0.985),
    flare: flareKnob(0, 0.03, 0.09),
    flutes: flutesKnob(3, 7, 12),
    fans: numberKnob('Folds that fan from the waist', [0, 5, 8], '', 1),
    slit: slitKnob(0.3),
    slitPlace: slitPlaceKnob('side'),
    shaping: shapingKnob('none'),
    hem: hemKnob(),
    belt: dressWaistKnob(),
    edging: edgingKnob,
  },
  draft(figure, { fans, ...knobs }, context) {
    const top = { bust: 0.012, waistEase: 0.02, box: 0.1 }
    const skirt = { ease: 0.02, profile: 'straight', depth: 0.07 } as const
    const pieces = draftDress(figure, context, { fused: true, neckline: 'oneShoulder', top, skirt }, knobs)
    const drape = fanFolds(figure, Math.round(fans))
    return pieces.map((piece) => (piece.name === 'dress' ? detailed(piece, drape) : piece))
  },
})
