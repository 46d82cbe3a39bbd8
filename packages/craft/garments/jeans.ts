import { add, mix } from '@toile/geometry'
import { bandKnob } from './blocks/bands.ts'
import { riseKnob } from './blocks/bottomKnobs.ts'
import { draftTrousers } from './blocks/draftTrousers.ts'
import { detailed, edge, topstitch } from './marks.ts'
import { pocketKnob } from './blocks/skirtPockets.ts'
import { trouserClosureKnob } from './blocks/trouserClosure.ts'
import { hemWidthKnob, legLengthKnob, widthKnob } from './blocks/trouserCut.ts'
import { trouserHemKnob } from './blocks/trouserHems.ts'
import type { TrouserLeg } from './blocks/trouserLeg.ts'
import { panelKnob } from './blocks/trouserPanels.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

const cuts = {
  straight: { thigh: 0.04, knee: 0.205, hem: 0.2, length: 0.917 },
  slim: { thigh: 0.008, knee: 0.165, hem: 0.125, length: 0.895 },
  wide: { thigh: 0.09, knee: 0.29, hem: 0.36, length: 0.938 },
  flare: { thigh: 0.008, knee: 0.17, hem: 0.33, length: 0.938 },
  mom: { thigh: 0.1, knee: 0.235, hem: 0.175, length: 0.875 },
} as const

/** Tears across the knee, each crossed by the white threads that hold it. */
function wornThrough(leg: TrouserLeg, tears: number): TrouserLeg {
  const lines = Array.from({ length: tears }, (_, k) => {
    const t = Math.min(leg.end - 0.15, 0.86 + k * 0.13)
    const [from, to] = [leg.point(t, -0.5 + 0.1 * k), leg.point(t + 0.01, 0.45 - 0.12 * k)]
    const threads = [0.2, 0.35, 0.5, 0.65, 0.8].map((share) => {
      const at = mix(from, to, share)
      return topstitch([add(at, [0, -0.03]), add(at, [0.01, 0.04])])
    })
    return [edge([from, add(mix(from, to, 0.5), [0, 0.035]), to], 1.6, [0.3, 0.3]), ...threads]
  }).flat()
  return { ...leg, piece: detailed(leg.piece, { lines }) }
}

/** Jeans: scooped pockets, back yoke and patch pockets, twin needle seams (requirement S3.26). */
export const jeans = defineGarment({
  id: 'jeans',
  label: 'Jeans',
  category: 'jeans',
  slot: 'bottom',
  wornBy: [],
  character: {
    length: 0.92,
    volume: 0.35,
    sleeve: 0,
    waist: 0.5,
    formality: 0.15,
    warmth: 0.5,
    print: 0.1,
    fabrics: ['denim', 'cotton', 'corduroy'],
  },
  knobs: {
    leg: choiceKnob('Leg', [
      { id: 'straight', label: 'Straight' },
      { id: 'slim', label: 'Slim' },
      { id: 'wide', label: 'Wide' },
      { id: 'flare', label: 'Flared' },
      { id: 'mom', label: 'Mom' },
    ]),
    width: widthKnob(),
    stack: numberKnob('Stacking at the shoe', [0, 0.5, 1]),
    worn: numberKnob('Worn through at the knee', [0, 0, 3], '', 1),
    length: legLengthKnob(),
    hemWidth: hemWidthKnob(),
    rise: riseKnob(0.15),
    pockets: pocketKnob('jeans'),
    closure: trouserClosureKnob(),
    hem: trouserHemKnob(),
    band: bandKnob(),
    panel: panelKnob(),
  },
  draft(figure, { leg, worn, stack, ...knobs }, context) {
    const full = leg === 'slim' || leg === 'straight'
    const shape = {
      row: cuts[leg],
      cut: { ease: 0.015 },
      details: { twin: true },
      change: (one: TrouserLeg) => wornThrough(one, Math.round(worn)),
    }
    return draftTrousers(figure, context, shape, { ...knobs, stack: full ? stack : stack * 0.3 }).pieces
  },
})
