import { choiceKnob, type Knob, type NumberKnob, numberKnob } from '@toile/craft/garments/knob.ts'

/** What can be turned at brushes (requirement S3.22). */
export interface StrokeKnobs {
  /** Diameter at full pressure in pixels of the sheet. */
  readonly size: number
  /** Of the whole stroke. */
  readonly opacity: number
  /** Of one dab. */
  readonly flow: number
  readonly hardness: number
  /** Between dabs, as a share of the size. */
  readonly spacing: number
  /** How far dabs stray, as a share of the size. */
  readonly jitter: number
  /** How much the paper bites. */
  readonly grain: number
  /** How far the size follows pressure. */
  readonly pressureSize: number
  /** How far the flow follows pressure. */
  readonly pressureFlow: number
  /** How far a leaning pen broadens the stroke. */
  readonly tilt: number
  /** How far a fast hand thins the stroke. */
  readonly speed: number
  /** How far motifs are turned by chance, as a share of half a turn. */
  readonly turnJitter: number
  /** How far the size of motifs strays. */
  readonly sizeJitter: number
  /** How far motifs turn with the stroke. */
  readonly follow: number
  readonly cap: 'round' | 'square'
}
export type NumberName = Exclude<keyof StrokeKnobs, 'cap'>

/** The widest brush in pixels of the sheet. */
const widest = 500

const [share, pixels] = ['%', 'px'] as const

/** How each number is offered, from its least to its most; what is normal is the brush's own. */
const offered: Readonly<Record<NumberName, (normal: number) => NumberKnob>> = {
  size: (normal) => numberKnob('Brush size', [1, normal, widest], pixels, 0.5),
  opacity: (normal) => numberKnob('Opacity', [0, normal, 1], share),
  flow: (normal) => numberKnob('Flow|brush', [0.01, normal, 1], share),
  hardness: (normal) => numberKnob('Hardness', [0, normal, 0.98], share),
  spacing: (normal) => numberKnob('Spacing', [0.02, normal, 3], share),
  jitter: (normal) => numberKnob('Jitter', [0, normal, 1], share),
  grain: (normal) => numberKnob('Grain', [0, normal, 1], share),
  pressureSize: (normal) => numberKnob('Pressure on size', [0, normal, 1], share),
  pressureFlow: (normal) => numberKnob('Pressure on flow', [0, normal, 1], share),
  tilt: (normal) => numberKnob('Tilt', [0, normal, 1], share),
  speed: (normal) => numberKnob('Speed of the hand', [0, normal, 1], share),
  turnJitter: (normal) => numberKnob('Turned by chance', [0, normal, 1], share),
  sizeJitter: (normal) => numberKnob('Sized by chance', [0, normal, 1], share),
  follow: (normal) => numberKnob('Follows the stroke', [0, normal, 1], share),
}

/** What a brush has where it offers no knob. */
const plain: StrokeKnobs = {
  size: 12,
  opacity: 1,
  flow: 1,
  hardness: 0.9,
  spacing: 0.1,
  jitter: 0,
  grain: 0,
  pressureSize: 0,
  pressureFlow: 0,
  tilt: 0,
  speed: 0,
  turnJitter: 0,
  sizeJitter: 0,
  follow: 0,
  cap: 'round',
}

/** The normal values of the knobs that a brush offers. */
export type OfferedKnobs = Partial<StrokeKnobs>

const isNumberName = (name: string): name is NumberName => name in offered

/** The knobs of a brush as panels show them, by the normal value of each. */
export const knobsOf = (normal: OfferedKnobs): Readonly<Record<string, Knob>> =>
  Object.fromEntries(
    Object.entries(normal).map(([name, value]): [string, Knob] => {
      if (isNumberName(name) && typeof value === 'number') return [name, offered[name](value)]
      return [
        name,
        choiceKnob('Cap|brush', [
          { id: 'round', label: 'Round' },
          { id: 'square', label: 'Square' },
        ]),
      ]
    }),
  )

/** What was turned at a brush, by the names of its knobs. */
export type TurnedKnobs = Readonly<Record<string, number | string | undefined>>

/** The values of all knobs at the start of a stroke: what was turned kept within the bounds of the brush, everything else normal. */
export function turnedKnobs(normal: OfferedKnobs, turned: TurnedKnobs = {}): StrokeKnobs {
  const knobs = knobsOf(normal)
  const kept = Object.entries(turned).flatMap(([name, value]): (readonly [string, number | string])[] => {
    const knob = knobs[name]
    if (knob?.kind === 'number' && typeof value === 'number' && Number.isFinite(value))
      return [[name, Math.min(knob.most, Math.max(knob.least, value))]]
    return knob?.kind === 'choice' && (value === 'round' || value === 'square') ? [[name, value]] : []
  })
  return { ...plain, ...normal, ...Object.fromEntries(kept) }
}
