import type { Color } from '../../../colors/color.ts'
import { colorDistance } from '../../../colors/color.ts'
import type { AgeGroup, Gender } from '../../../mannequins/build.ts'
import { direct } from '../../../script/direct.ts'
import { directionHandSchema } from '../../../script/directionHand.ts'
import type { BoardReading } from '../../../script/reading.ts'
import type { Design, Worn } from '../../design.ts'
import { bareBrief } from '../bareBrief.ts'
import type { Brief } from '../brief.ts'
import { castFor } from '../castFor.ts'
import { withScript } from '../picture/withScript.ts'
import { plainColor, readLook } from '../wornLook.ts'

/** For whom collections are composed. */
export const kinds = {
  women: ['female', 'adult'],
  men: ['male', 'adult'],
  girls: ['female', 'child'],
  boys: ['male', 'child'],
} as const satisfies Record<string, readonly [Gender, AgeGroup]>
export type Kind = keyof typeof kinds
export const kindNames = ['women', 'men', 'girls', 'boys'] as const

/** The cast of a kind of people by seed. */
export const castOf = (kind: Kind, seed: number): string[] => castFor(kinds[kind][0], kinds[kind][1], seed)

/** What a moodboard brings to a brief beside its people. */
interface Board {
  pictures: readonly BoardReading[]
  colors?: readonly string[]
  hand?: object
  own?: Partial<Brief>
}

/** The brief of a collection that pictures direct, as a task completes it. */
export function directedBrief(kind: Kind, seed: number, { pictures, colors = [], hand = {}, own = {} }: Board): Brief {
  const given = bareBrief(castOf(kind, seed), colors, { seed, moodItems: pictures.map(({ hash }) => hash), ...own })
  const picture = direct(pictures, given.colors, seed, directionHandSchema.parse(hand))
  if (!picture) throw new Error('no picture directs it')
  return withScript(given, picture)
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export const isNear = (a: Color, b: Color): boolean => colorDistance(a, b) < 1

/** The colours of all that is worn in one colour, shoes apart. */
export const solidColors = ({ garments }: Design): Color[] =>
  garments.flatMap(({ fill }) => (fill.kind === 'solid' ? [fill.color] : []))

/** How many plain pieces of a collection are pieces of an earlier look again: same cut, same cloth, same colour. */
export function piecesBack(designs: readonly Design[]): number {
  const seen = new Set<string>()
  let back = 0
  for (const worn of designs.flatMap((design) => readLook(design).garments)) {
    if (plainColor(worn) === null) continue
    const piece = pieceOf(worn)
    if (seen.has(piece)) back++
    seen.add(piece)
  }
  return back
}

const pieceOf = ({ cut, fabric, fill }: Worn) => JSON.stringify([cut, fabric, fill])
