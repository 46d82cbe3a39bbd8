import { add } from '@toile/geometry'
import { acrossLeg } from './blocks/acrossLeg.ts'
import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { cargoPocket } from './blocks/cargoPocket.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { detailed, seam, topstitch } from './marks.ts'
import { proportion } from './blocks/proportion.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { hemWidthKnob, legLengthKnob, widthKnob } from './blocks/trouserCut.ts'
import { trouserPleatsKnob } from './blocks/trouserDetails.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import type { TrouserLeg } from './blocks/trouserLeg.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** Cargo trousers: roomy, with bellows pockets on the thighs (requirement S3.26). */
export const cargoTrousers = defineGarment({
  id: 'cargoTrousers',
  label: 'Cargo trousers',
  category: 'trousers',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.92,
    volume: 0.55,
    sleeve: 0,
    waist: 0.4,
    formality: 0.05,
    warmth: 0.5,
    print: 0.3,
    fabrics: ['cotton', 'gabardine', 'denim', 'nylon'],
  },
  knobs: {
    width: widthKnob(),
    length: legLengthKnob(),
    pocket: numberKnob('Height of the thigh pockets', [0.35, 0.62, 0.85], '', 0.01),
    knee: choiceKnob('Knee', [
      { id: 'seamed', label: 'Seamed' },
      { id: 'plain', label: 'Plain' },
    ]),
    hemWidth: hemWidthKnob(),
    pleats: trouserPleatsKnob(),
    pockets: pocketKnob('slash'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
    stack: numberKnob('Stacking at the shoe', [0, 0.5, 1]),
    rise: riseKnob(0.25),
  },
  draft(figure, { knee: seams, pocket, ...knobs }, context) {
    const { height } = proportion(figure)
    const { knee, crotch } = figure.levels
    const row = { thigh: 0.11, knee: 0.27, hem: 0.24, length: 0.94 }
    const change = (leg: TrouserLeg): TrouserLeg => {
      if (seams === 'plain' || leg.end < 1.3) return leg
      const rows = [knee - 0.3 * height, knee + 0.35 * height].map((y) => [...acrossLeg(leg, y)])
      const lines = rows.flatMap((run) => [seam(run, 1.3), topstitch(run.map((p) => add(p, [0, 0.02])))])
      return { ...leg, piece: detailed(leg.piece, { lines }) }
    }
    const made = draftTrousers(figure, context, { row, change }, knobs)
    const carried =
      knobs.pockets === 'cargo'
        ? []
        : made.legs.flatMap((leg) => cargoPocket(leg, crotch + 0.62 * height, pocket * height))
    return [...made.pieces, ...carried]
  },
})
