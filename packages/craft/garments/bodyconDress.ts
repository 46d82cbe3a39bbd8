import { add, along, mix } from '@toile/geometry'
import { lengthKnob, panelsKnob, slitKnob, slitPlaceKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { dressCollarKnob, dressWaistKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { crease, detailed, ridge } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { closureKnob } from './blocks/placket.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { edgingKnob, stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** Short drags that run in from both side seams, where the cloth is gathered on elastic. */
function ruched({ left, right }: Piece, amount: number) {
  const middle = (share: number) => mix(along(left, share), along(right, share), 0.5)
  const folds = [left, right].flatMap((side) =>
    Array.from({ length: 13 }, (_, k) => {
      const share = 0.36 + k * 0.045
      const from = along(side, share)
      const to = mix(from, middle(share), 0.3 + 0.45 * amount * (((k * 5) % 4) / 3))
      return ridge(
        [from, add(mix(from, to, 0.5), [0, 0.025]), add(to, [0, -0.01])],
        0.018,
        0.5 * amount,
        [0.02, 0.7],
        0.03,
      )
    }),
  )
  return {
    folds,
    lines: folds.filter((_, k) => k % 2 === 0).map(({ path }) => crease(path.slice(0, 12), 1.2, [0.02, 0.8])),
  }
}

/** A bodycon dress: a stretch tube that follows every curve (requirement S3.26). */
export const bodyconDress = defineGarment({
  id: 'bodyconDress',
  label: 'Bodycon dress',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.45,
    volume: 0,
    sleeve: 0.4,
    waist: 0.9,
    formality: 0.5,
    warmth: 0.3,
    print: 0.6,
    fabrics: ['jersey', 'ribKnit', 'knit', 'sequin', 'velvet', 'lame', 'leather'],
  },
  knobs: {
    neckline: necklineKnob([
      'scoop',
      'crew',
      'square',
      'v',
      'deepV',
      'boat',
      'strapless',
      'oneShoulder',
      'keyhole',
      'halter',
      'bardot',
    ]),
    collar: dressCollarKnob(),
    sleeve: sleeveKnob(['plain', 'none', 'short', 'threeQuarter', 'coldShoulder', 'bell', 'raglan']),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    length: lengthKnob(0.24, 0.42, 0.9),
    ruching: numberKnob('Ruching at the sides', [0, 0, 1]),
    slit: slitKnob(),
    slitPlace: slitPlaceKnob('side'),
    panels: panelsKnob(),
    hem: hemKnob(),
    shaping: shapingKnob('none'),
    closure: closureKnob(['none', 'zip', 'halfZip', 'laced']),
    belt: dressWaistKnob(),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, { ruching, ...knobs }, context) {
    const top = { bust: 0.003, waistEase: 0.004, box: 0 }
    const skirt = { ease: 0.004, profile: 'pencil', flare: -0.035 } as const
    const pieces = draftDress(figure, context, { fused: true, neckline: 'scoop', top, skirt }, knobs)
    if (ruching < 0.05) return pieces
    return pieces.map((piece) => (piece.name === 'dress' ? detailed(piece, ruched(piece, ruching)) : piece))
  },
})
