import type { Chance, Path } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { type Bodice, bodicePieces, draftBodice } from './blocks/bodice.ts'
import { buttonPlacket } from './blocks/closure.ts'
import { dartKnob, dartLines } from './blocks/darts.ts'
import { finishHem, finishNeck } from './blocks/finishTop.ts'
import { frill } from './blocks/frill.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { draftJabot } from './blocks/jabot.ts'
import { creased, detailed } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { cuffKnob, sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { tieBow } from './blocks/tie.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { draftYoke, yokeGathers, yokeKnob } from './blocks/yokes.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A soft blouse: full sleeves, gathers at the waist, a bow or frills at the neck (requirement S3.26). */
export const blouse = defineGarment({
  id: 'blouse',
  label: 'Blouse',
  category: 'blouse',
  slot: 'top',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.24,
    volume: 0.5,
    sleeve: 0.9,
    waist: 0.4,
    formality: 0.65,
    warmth: 0.3,
    print: 0.75,
    fabrics: ['silk', 'crepe', 'chiffon', 'organza', 'cotton', 'linen', 'lace', 'velvet'],
  },
  knobs: {
    neckline: necklineKnob(['high', 'v', 'crew', 'square', 'boat', 'wrap', 'cowl', 'keyhole', 'sweetheart']),
    trim: choiceKnob('Neck trim', [
      { id: 'bow', label: 'Bow' },
      { id: 'frill', label: 'Frill' },
      { id: 'plain', label: 'Plain' },
    ]),
    sleeve: sleeveKnob([
      'bishop',
      'puff',
      'bell',
      'long',
      'flutter',
      'threeQuarter',
      'cap',
      'mutton',
      'lantern',
      'kimono',
      'coldShoulder',
      'none',
    ]),
    sleeveLength: sleeveLengthKnob,
    cuff: cuffKnob,
    fullness: numberKnob('Fullness of the sleeve', [0.5, 1, 1.7]),
    length: numberKnob('Length from waist to crotch', [-0.2, 0.3, 1.1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.05, 0.2]),
    cinch: numberKnob('Gathers at the waist', [0, 0.5, 1]),
    yoke: yokeKnob(['none', 'plain', 'round', 'smocked']),
    darts: dartKnob(['none', 'bust', 'waist']),
    hem: hemKnob(['straight', 'curved', 'hiLo', 'tied']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: knobs.neckline,
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05 * (1 - knobs.cinch),
        hipEase: knobs.ease + 0.03,
        box: 0.6 * (1 - knobs.cinch),
        hem: topHem(figure, knobs.length),
        hemShape: knobs.hem,
        hemFlare: 0.05 * knobs.cinch,
        sleeveless: knobs.sleeve === 'none' ? 0.88 : undefined,
        cinch: knobs.cinch,
      }),
    )
    const high = knobs.neckline === 'high'
    const centre = bodice.neckline.left[bodice.neckline.left.length - 1]
    const buttoned = front && (high || knobs.neckline === 'v')
    const placket = buttoned
      ? buttonPlacket(figure, {
          from: centre[1] + 0.02,
          to: bodice.options.hem + 0.04,
          count: 6,
          half: 0.045,
          radius: 0.014,
          hidden: knobs.trim === 'bow',
        })
      : { lines: [], fittings: [] }
    const neck = high ? bodice.piece : finishNeck(figure, bodice, bodice.piece).piece
    const hem = finishHem(figure, bodice, neck, { shape: knobs.hem, above: 0.035, chance: context.chance })
    const sewn = detailed(detailed(hem.piece, placket), {
      lines: dartLines(figure, bodice, knobs.darts),
      folds: yokeGathers(figure, bodice, knobs.yoke),
    })
    const chance = context.chance.branch('trim')
    const bow =
      knobs.trim === 'bow' && front
        ? tieBow([centre[0], centre[1] + (high ? 0.1 : 0.02) * tall], 0.27 * tall, 4, chance)
        : []
    const frills = knobs.trim === 'frill' && front ? frillTrim(figure, bodice, high, chance) : []
    const yoke = draftYoke(figure, bodice, knobs.yoke)
    const backed = sewnBack(figure, bodice, sewn, { yoke: yoke.length ? undefined : 0.16, centre: high })
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(backed, 8) }),
      ...yoke,
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        hem: base.hem * knobs.fullness,
        ease: base.ease * (0.5 + knobs.fullness / 2),
      })),
      ...(high ? draftStandCollar(figure, { height: 0.13, ease: 0.02 }) : []),
      ...frills,
      ...bow,
      ...hem.ends,
    ]
    return trimmed(figure, pieces, knobs)
  },
})

/** Two layers of frill along an open neck edge, or a jabot below a closed one. */
function frillTrim(figure: Figure, bodice: Bodice, high: boolean, chance: Chance) {
  if (high) return draftJabot(figure, bodice, 1, chance)
  const { tall } = proportionOf(figure)
  const { left, right } = bodice.neckline
  const strip = (name: string, path: Path, width: number, side: 1 | -1) =>
    frill(path, { name, width: width * tall, waves: 7, curl: 1, order: 3, side }, chance.branch(name))
  return [0.19, 0.11].flatMap((width, k) => [
    ...strip(`frillLeft${k}`, left, width, 1),
    ...strip(`frillRight${k}`, right, width, -1),
  ])
}
