import { lerp, offset } from '@toile/geometry'
import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { bloused, draftHemRib } from './blocks/hemRib.ts'
import { creased, detailed, seam, topstitch } from './marks.ts'
import { draftNeckRib } from './blocks/neckRib.ts'
import { kangarooPocket } from './blocks/pockets.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { hardwareKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A fleece-backed sweatshirt: V insert under the neck rib, flat seams, ribs at wrist and hem (requirement S3.26). */
export const sweatshirt = defineGarment({
  id: 'sweatshirt',
  label: 'Sweatshirt',
  category: 'sweatshirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.6,
    sleeve: 1,
    waist: 0.05,
    formality: 0.05,
    warmth: 0.6,
    print: 0.45,
    fabrics: ['fleece', 'jersey', 'cotton'],
  },
  knobs: {
    neck: choiceKnob('Neck', [
      { id: 'crew', label: 'Crew neck with insert' },
      { id: 'zip', label: 'Half zip' },
    ]),
    sleeve: sleeveKnob(['oversized', 'knit', 'elbow', 'raglan', 'dolman', 'none']),
    length: numberKnob('Length from waist to crotch', [-0.3, 0.46, 1.1]),
    ease: numberKnob('Ease at the bust', [0.04, 0.12, 0.3]),
    drop: numberKnob('Dropped shoulder', [0, 0.06, 0.16]),
    rib: numberKnob('Height of the hem rib', [0.06, 0.17, 0.3]),
    panels: panelKnob(['none', 'chest', 'sides', 'band', 'hem']),
    pocket: choiceKnob('Pocket', [
      { id: 'none', label: 'None' },
      { id: 'kangaroo', label: 'Kangaroo' },
    ]),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const zipped = knobs.neck === 'zip'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: zipped ? 'high' : 'crew',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.05,
        hipEase: knobs.ease * 0.65,
        box: 0.9,
        drop: knobs.sleeve === 'none' ? 0 : knobs.drop,
        sleeveless: knobs.sleeve === 'none' ? 0.92 : undefined,
        neckBand: 0.08,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.03,
      }),
    )
    const tucked = context.tucked && bodice.options.hem < topHem(figure, knobs.length)
    const notch = (reach: number, from: number, to: number) => [
      figure.across(-reach * wide, levels.neck + from * tall),
      figure.across(0, levels.neck + to * tall),
      figure.across(reach * wide, levels.neck + from * tall),
    ]
    const insert = front && !zipped ? [seam(notch(0.085, 0.215, 0.37), 1.2), topstitch(notch(0.06, 0.22, 0.335))] : []
    const zip =
      front && zipped
        ? zipFront(figure, levels.neck + 0.02, levels.bust + 0.05 * tall, 0.04)
        : { lines: [], fittings: [] }
    const flat =
      knobs.sleeve === 'raglan' || knobs.sleeve === 'dolman'
        ? []
        : bodice.armholes.map((armhole, i) => topstitch(offset(armhole, i ? 0.04 : -0.04), 0.8))
    const sewn = detailed(tucked ? bodice.piece : bloused(bodice, bodice.piece, 0.22 * tall), {
      lines: [...insert, ...zip.lines, ...flat],
    })
    const hem = bodice.options.hem
    const top = lerp(levels.underbust, levels.waist, 0.8)
    const pouch =
      knobs.pocket === 'kangaroo' && front && hem > top + 0.3 * tall
        ? kangarooPocket(figure, { half: 0.37 * wide, top, bottom: hem + 0.02, split: false })
        : []
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, {}), 7) }),
      ...(tucked ? [] : [draftHemRib(figure, bodice, knobs.rib)]),
      ...draftPanels(figure, bodice, knobs.panels),
      ...pouch,
      ...wornSleeves(figure, bodice, context, knobs, (base) => ({
        ease: base.ease * (0.6 + knobs.ease * 3.2),
        cuff: base.length > 1.5 ? (base.cuff ?? 0.15) : undefined,
        rib: true,
        contrast: base.shape === 'raglan',
      })),
      ...(zipped
        ? draftStandCollar(figure, { height: 0.16, ease: 0.05, rib: true, zipped: true })
        : [draftNeckRib(bodice, 0.08)]),
    ]
    return trimmed(figure, pieces, knobs)
  },
})
