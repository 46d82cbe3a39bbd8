import { offset } from '@toile/geometry'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { dartKnob, dartLines } from './blocks/darts.ts'
import { finishHem, finishNeck } from './blocks/finishTop.ts'
import { hemKnob } from './blocks/hemLine.ts'
import { creased, detailed, topstitch } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { openEdges } from './blocks/neckRib.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { edgingKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { numberKnob } from './knob.ts'

/** A sleeveless top with wide straps, cut close or loose (requirement S3.26). */
export const tankTop = defineGarment({
  id: 'tankTop',
  label: 'Tank top',
  category: 'top',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.22,
    volume: 0.15,
    sleeve: 0,
    waist: 0.35,
    formality: 0.1,
    warmth: 0.05,
    print: 0.45,
    fabrics: ['jersey', 'ribKnit', 'cotton', 'silk', 'sequin'],
  },
  knobs: {
    neckline: necklineKnob([
      'scoop',
      'crew',
      'v',
      'square',
      'boat',
      'sweetheart',
      'halter',
      'strapless',
      'henley',
      'keyhole',
    ]),
    depth: numberKnob('Depth of the neckline', [0.6, 1, 1.5]),
    strap: numberKnob('Width at the shoulder', [0.12, 0.24, 0.44]),
    length: numberKnob('Length from waist to crotch', [-0.5, 0.35, 1]),
    ease: numberKnob('Ease at the bust', [0.002, 0.02, 0.18]),
    waist: numberKnob('Waist shaping', [0, 0.6, 1]),
    hem: hemKnob(['straight', 'curved', 'pointed', 'tied']),
    darts: dartKnob(['none', 'bust', 'princess']),
    panels: panelKnob(['none', 'band', 'hoops', 'hem']),
    edging: edgingKnob,
    stitching: stitchingKnob,
  },
  draft(figure, knobs, context) {
    const spread = knobs.neckline === 'crew' ? 0.22 : knobs.neckline === 'v' ? 0.3 : undefined
    const base = bodiceCut(figure, context, {
      neckline: knobs.neckline,
      neckSpread: spread,
      ease: knobs.ease,
      waistEase: knobs.ease + 0.1 * (1 - knobs.waist),
      hipEase: knobs.ease + 0.02,
      box: 1 - knobs.waist,
      hem: topHem(figure, knobs.length),
      hemShape: knobs.hem,
      sleeveless: 0,
    })
    const probe = draftBodice(figure, base)
    const depth = probe.neckline.left[probe.neckline.left.length - 1][1] - figure.levels.neck
    const bodice = draftBodice(figure, {
      ...base,
      chance: context.chance.branch('tank'),
      neckDepth: depth * knobs.depth,
      sleeveless: Math.min(0.94, probe.neckline.spread + knobs.strap),
    })
    const round = bodice.armholes.map((armhole, i) => topstitch(offset(armhole, i ? 0.03 : -0.03)))
    const bound =
      knobs.neckline === 'strapless'
        ? detailed(bodice.piece, { edges: openEdges(bodice, 'neck') })
        : finishNeck(figure, bodice, bodice.piece).piece
    const hem = finishHem(figure, bodice, bound, { shape: knobs.hem, above: 0.05, chance: context.chance })
    const sewn = detailed(hem.piece, { lines: [...round, ...dartLines(figure, bodice, knobs.darts)] })
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewn, 5) }),
      ...draftPanels(figure, bodice, knobs.panels),
      ...hem.ends,
    ]
    return trimmed(figure, pieces, knobs)
  },
})
