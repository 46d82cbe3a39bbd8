import { add, mix, spline } from '@toile/geometry'
import { acrossLeg } from './blocks/acrossLeg.ts'
import { lengthKnob, riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { detailed, seam } from './marks.ts'
import { proportion } from './blocks/proportion.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import type { TrouserLeg } from './blocks/trouserLeg.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** The strap that runs from the hem under the foot. */
function stirrupOf({ hem, leg, piece }: TrouserLeg): Piece {
  const [from, to] = [hem[0], hem[hem.length - 1]]
  const low = [mix(to, from, 0.2), mix(to, from, 0.8)].map((p) => add(p, [0, 0.34]))
  return makePiece('strap', `stirrup${leg}`, [[from, ...hem.slice(1, -1), to, ...low]], {
    order: piece.order - 0.2,
    fullness: 0.5,
    takesPrint: false,
  })
}

/** Leggings: a second skin in stretch knit with a broad waistband (requirement S3.26). */
export const leggings = defineGarment({
  id: 'leggings',
  label: 'Leggings',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }, { ageGroup: 'child' }],
  character: {
    length: 0.88,
    volume: 0,
    sleeve: 0,
    waist: 0.6,
    formality: 0,
    warmth: 0.3,
    print: 0.5,
    fabrics: ['jersey', 'ribKnit', 'leather', 'nylon'],
  },
  knobs: {
    length: lengthKnob(0.35, 0.875, 0.89),
    band: numberKnob('Height of the waistband', [0.08, 0.28, 0.42], '', 0.01),
    panel: choiceKnob('Panels', [
      { id: 'curved', label: 'Curved side panel' },
      { id: 'plain', label: 'None' },
      { id: 'single', label: 'Side stripe' },
      { id: 'broad', label: 'Broad side panel' },
    ]),
    hem: trouserHemKnob(),
    pockets: pocketKnob('none'),
    stirrup: choiceKnob('Foot', [
      { id: 'none', label: 'Open' },
      { id: 'stirrup', label: 'Stirrup' },
    ]),
    flare: numberKnob('Flare from the knee', [0, 0, 0.16]),
    rise: riseKnob(),
  },
  draft(figure, { length, band, panel, stirrup, flare, ...knobs }, context) {
    const { height } = proportion(figure)
    const { crotch, knee } = figure.levels
    const row = { thigh: -0.006, knee: 0.14, hem: 0.085 + flare, length }
    const stripe = panel === 'single' || panel === 'broad' ? panel : 'none'
    const change = (leg: TrouserLeg): TrouserLeg => {
      const folds = leg.piece.folds
        .filter((_, i) => i % 2 === 0)
        .map((fold) => ({ ...fold, height: fold.height * 0.6 }))
      const close = {
        ...leg.piece,
        folds,
        lines: leg.piece.lines.filter(({ kind }, i) => kind !== 'fold' || i % 2 === 0),
      }
      if (panel !== 'curved' || leg.end < 1.1) return { ...leg, piece: close }
      const [outerTop, innerTop] = acrossLeg(leg, crotch + 0.5 * height)
      const [outerKnee, innerKnee] = acrossLeg(leg, knee - 0.1 * height)
      const run = [outerTop, mix(outerTop, innerTop, 0.35), mix(outerKnee, innerKnee, 0.12), outerKnee]
      return { ...leg, piece: detailed(close, { lines: [seam(spline(run, false, 8), 1.1)] }) }
    }
    const details = { closure: 'none', panel: stripe } as const
    const made = draftTrousers(figure, context, { row, cut: { ease: 0 }, details, band: null, change }, knobs)
    const y = made.cut.topY + (band - 0.12) * 0.4
    const straps = stirrup === 'stirrup' ? made.legs.filter(({ end }) => end > 1.7).map(stirrupOf) : []
    return [...made.pieces, ...straps, waistband(figure, { y, height: band, ease: 0.002, kind: 'plain' })]
  },
})
