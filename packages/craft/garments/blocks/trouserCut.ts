import type { Figure } from '../../mannequins/figure.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { waistLevel } from './bottomKnobs.ts'
import { hemLevel } from './proportion.ts'
import type { TrouserCut } from './trouserLeg.ts'

/** A leg's widths: ease at the thigh, half widths at knee and hem in heads of the adult woman, and its length from waist to floor. */
export interface LegRow {
  thigh: number
  knee: number
  hem: number
  length: number
}

/** The cuts of long trousers. */
export const legCuts = {
  straight: { thigh: 0.05, knee: 0.22, hem: 0.21, length: 0.945 },
  slim: { thigh: 0.015, knee: 0.17, hem: 0.125, length: 0.92 },
  tapered: { thigh: 0.1, knee: 0.23, hem: 0.14, length: 0.91 },
  wide: { thigh: 0.1, knee: 0.31, hem: 0.38, length: 0.955 },
  flare: { thigh: 0.01, knee: 0.175, hem: 0.34, length: 0.957 },
  palazzo: { thigh: 0.14, knee: 0.4, hem: 0.54, length: 0.95 },
} as const satisfies Record<string, LegRow>

/** A knob that chooses the cut of the leg. */
export const legCutKnob = () =>
  choiceKnob('Leg', [
    { id: 'straight', label: 'Straight' },
    { id: 'slim', label: 'Slim' },
    { id: 'tapered', label: 'Tapered' },
    { id: 'wide', label: 'Wide' },
    { id: 'flare', label: 'Flared' },
    { id: 'palazzo', label: 'Palazzo' },
  ])

/** Length of a leg beside the cut's own: 0 as cut, negative shorter, as a share of waist to floor. */
export const legLengthKnob = () => numberKnob('Longer or shorter leg', [-0.25, 0, 0.03])

/** Width of thigh, knee and hem beside the cut's own. */
export const widthKnob = () => numberKnob('Wider or slimmer leg', [-0.04, 0, 0.12])

/** Width of the thigh alone. */
export const thighKnob = () => numberKnob('Wider or slimmer thigh', [-0.03, 0, 0.12])

/** Width of the knee alone. */
export const kneeKnob = () => numberKnob('Wider or slimmer knee', [-0.04, 0, 0.14])

/** Width of the hem alone. */
export const hemWidthKnob = () => numberKnob('Wider or slimmer hem', [-0.05, 0, 0.2])

/** A trouser cut from a row and the knobs that all trousers share. */
export function trouserCut(
  figure: Figure,
  row: LegRow,
  knobs: {
    rise?: number
    length?: number
    width?: number
    thigh?: number
    knee?: number
    hem?: number
    ease?: number
    stack?: number
  },
): TrouserCut {
  const width = knobs.width ?? 0
  return {
    topY: waistLevel(figure, knobs.rise ?? 0),
    hemY: hemLevel(figure, knobs.length ?? row.length),
    ease: knobs.ease ?? 0.02,
    thigh: row.thigh + width * 0.7 + (knobs.thigh ?? 0),
    knee: row.knee + width + (knobs.knee ?? 0),
    hem: Math.max(0.06, row.hem + width + (knobs.hem ?? 0)),
    stack: knobs.stack ?? 0,
  }
}
