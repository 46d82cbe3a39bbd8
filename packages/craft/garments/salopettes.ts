import { add, mix } from '@toile/geometry'
import { draftBib } from './blocks/bib.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { detailed, seam, topstitch } from './marks.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { hardwareKnob, stitchingKnob, trimmed } from './blocks/trims.ts'
import { legLengthKnob, widthKnob } from './blocks/trouserCut.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import type { TrouserLeg } from './blocks/trouserLeg.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** Rows of quilting across a leg, each with the padding that swells beside it. */
function quilted(leg: TrouserLeg, rows: number): Piece {
  const lines = Array.from({ length: rows }, (_, k) => {
    const t = leg.end * ((k + 0.7) / (rows + 0.6))
    return seam([leg.point(t, 1), add(leg.point(t, 0), [0, 0.05]), leg.point(t, -1)], 1.3, [0.02, 0.02])
  })
  return { ...detailed(leg.piece, { lines }), relief: { kind: 'channel', spacing: 0.34 } }
}

/** A hard-wearing patch over the knee. */
function kneePatch(leg: TrouserLeg): Piece {
  const at = (t: number, u: number) => leg.point(t, u)
  const outline = [at(0.84, 0.72), at(0.84, -0.72), at(1.2, -0.74), at(1.28, 0), at(1.2, 0.74)]
  const ordered =
    leg.side < 0
      ? [
          [outline[0], outline[4]],
          [outline[1], outline[2]],
        ]
      : [
          [outline[1], outline[2]],
          [outline[0], outline[4]],
        ]
  return makePiece('trim', `kneePatch${leg.leg}`, [outline], {
    order: leg.piece.order + 0.6,
    left: ordered[0],
    right: ordered[1],
    volume: leg.piece.volume,
    colour: 'contrast',
    takesPrint: false,
    castsShadow: false,
    lines: [topstitch(outline.map((p) => mix(p, at(1.03, 0), 0.09)))],
  })
}

/** Salopettes: padded trousers with a high bib and straps, for snow and rain (requirement S3.26). */
export const salopettes = defineGarment({
  id: 'salopettes',
  label: 'Salopettes',
  category: 'jumpsuit',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.94,
    volume: 0.55,
    sleeve: 0,
    waist: 0.4,
    formality: 0,
    warmth: 0.95,
    print: 0.4,
    fabrics: ['nylon', 'wool', 'fleece'],
  },
  knobs: {
    width: widthKnob(),
    length: legLengthKnob(),
    bib: numberKnob('Width of the bib', [0.5, 0.78, 0.95], '', 0.01),
    pocket: choiceKnob('Bib pocket', [
      { id: 'patch', label: 'Patch' },
      { id: 'flap', label: 'With flap' },
      { id: 'none', label: 'None' },
    ]),
    padding: numberKnob('Rows of quilting', [0, 9, 16], '', 1),
    knee: choiceKnob('Knee', [
      { id: 'patch', label: 'Patched' },
      { id: 'plain', label: 'Plain' },
    ]),
    pockets: pocketKnob('zip'),
    hem: trouserHemKnob('zip'),
    panel: panelKnob(),
    stitching: stitchingKnob,
    hardware: hardwareKnob,
  },
  draft(figure, { bib, pocket, padding, knee, stitching, hardware, ...knobs }, context) {
    const row = { thigh: 0.1, knee: 0.28, hem: 0.27, length: 0.94 }
    const rows = Math.round(padding)
    const change = (leg: TrouserLeg): TrouserLeg => (rows ? { ...leg, piece: quilted(leg, rows) } : leg)
    const shape = { row, cut: { ease: 0.04 }, details: { closure: 'none' }, band: null, change } as const
    const { cut, legs, pieces } = draftTrousers(figure, context, shape, knobs)
    const patches =
      knee === 'patch' && figure.view === 'front' ? legs.filter(({ end }) => end > 1.3).map(kneePatch) : []
    const band = waistband(figure, { y: cut.topY + 0.01, height: 0.14, ease: 0.045, kind: 'elastic' })
    const upper = draftBib(figure, { waist: cut.topY, width: bib, pocket })
    return trimmed(figure, [...pieces, ...patches, ...upper, band], { stitching, hardware })
  },
})
