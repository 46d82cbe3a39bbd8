import { add, along, lerp, mix, offset, reversed, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { lengthKnob, slitKnob } from './blocks/bottomKnobs.ts'
import { draftDress } from './blocks/draftDress.ts'
import { looserKnob, shapingKnob } from './blocks/dressKnobs.ts'
import { detail } from './marks.ts'
import { hemKnob } from './blocks/skirtHems.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { stitchingKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** The opening that runs from the collar over the bust to the wearer's right, closed with knotted loops. */
function slantedOpening(figure: Figure, { underarms }: Bodice, count: number, contrast: boolean): Piece[] {
  if (figure.view === 'back') return []
  const { neck, bust, waist } = figure.levels
  const from = figure.across(0, neck + 0.02)
  const end = add(underarms[0], [0.03, 0.05])
  const path = spline(
    [
      from,
      figure.across(-0.14, lerp(neck, bust, 0.28)),
      mix(figure.across(-0.3, lerp(neck, bust, 0.66)), end, 0.3),
      end,
    ],
    false,
    10,
  )
  const knots = Array.from({ length: count }, (_, k) => {
    const at =
      k < count - 2
        ? along(path, 0.06 + (0.9 * k) / Math.max(1, count - 2))
        : figure.trunk(-0.97, lerp(bust, waist, 0.3 + 0.4 * (k - count + 2)))
    return { at, knot: [detail([add(at, [-0.06, 0.012]), at, add(at, [0.06, -0.012])], 2.2)] }
  })
  const wide = contrast ? 0.014 : 0.004
  return [
    makePiece('trim', 'opening', [[...offset(path, wide), ...reversed(offset(path, -wide))]], {
      order: 1,
      fullness: 0.6,
      colour: contrast ? 'trim' : 'main',
      takesPrint: false,
      castsShadow: contrast,
      lines: knots.flatMap(({ knot }) => knot),
      fittings: knots.map(({ at }) => ({ at, radius: 0.024, kind: 'button' as const })),
    }),
  ]
}

/** A qipao: a mandarin collar, a slanted opening to the side and slits over the legs (requirement S3.26). */
export const qipao = defineGarment({
  id: 'qipao',
  label: 'Qipao',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.1,
    sleeve: 0.2,
    waist: 0.9,
    formality: 0.75,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['jacquard', 'silk', 'velvet', 'cotton', 'crepe', 'lace'],
  },
  knobs: {
    collar: numberKnob('Height of the collar', [0.06, 0.13, 0.2], '', 0.01),
    sleeve: sleeveKnob(['cap', 'none', 'short', 'threeQuarter', 'plain', 'bell']),
    sleeveLength: sleeveLengthKnob,
    length: lengthKnob(0.28, 0.66, 0.95),
    taper: numberKnob('Taper to the hem', [-0.03, 0.02, 0.035]),
    slit: slitKnob(0.34),
    buttons: numberKnob('Knot buttons', [2, 4, 7], '', 1),
    shaping: shapingKnob('darts'),
    looser: looserKnob(),
    hem: hemKnob(),
    stitching: stitchingKnob,
    piping: choiceKnob('Piping', [
      { id: 'contrast', label: 'Contrast' },
      { id: 'plain', label: 'Plain' },
    ]),
  },
  draft(figure, { collar, taper, buttons, piping, ...knobs }, context) {
    const top = { bust: 0.012, waistEase: 0.015, box: 0.05 }
    const skirt = { profile: 'pencil', flare: -taper } as const
    const stand = { height: collar, ease: 0.015, gap: 0.02 }
    const change = ({ bodice }: { bodice: Bodice }) => [
      ...draftStandCollar(figure, stand),
      ...slantedOpening(figure, bodice, Math.round(buttons), piping === 'contrast'),
    ]
    return draftDress(figure, context, { fused: true, neckline: 'high', top, skirt, change }, knobs)
  },
})
