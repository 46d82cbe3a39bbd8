import type { Point } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import { flipped } from '../../pattern/mirroredPiece.ts'
import type { InnerLine, Pattern, Piece } from '../../pattern/pattern.ts'
import { defineBlock } from '../block.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { shirtKnobs } from './shirtKnobs.ts'
import { shirtOf } from './shirtOf.ts'
import { sleeveKnob } from './topSleeves.ts'
import { sizeOf } from './trunkOf.ts'

/** Where ruffles lie on the left half of a front, in millimetres. */
function rowsOf(body: Measures, kind: 'yoke' | 'front' | 'tiers'): Point[][] {
  const size = sizeOf(body)
  const chest = body.backLength * 0.62
  const half = body.shoulderWidth / 2
  switch (kind) {
    case 'yoke':
      return [
        [
          [6, chest - 20 * size],
          [half * 0.52, chest],
          [half * 0.78, chest + 50 * size],
        ],
      ]
    case 'front':
      return [
        [
          [26 * size, chest + 50 * size],
          [26 * size, 20],
        ],
        [
          [62 * size, chest + 40 * size],
          [50 * size, 30],
        ],
      ]
    default:
      return [0, 1, 2].map((row): Point[] => [
        [6, chest - row * 62 * size],
        [half * 0.66, chest + 6 - row * 62 * size],
      ])
  }
}

/** A shirt with gathered strips sewn onto its fronts along marked lines. */
function ruffled(pattern: Pattern, rows: readonly (readonly Point[])[], width: number): Pattern {
  const lines = rows.map((path, i): InnerLine => ({ id: `ruffle${i + 1}`, kind: 'placement', path: path.map(flipped) }))
  const strips = rows.map((path, i): Piece => {
    const long = path.slice(1).reduce((sum, [x, y], k) => {
      const [fromX, fromY] = path[k] ?? [x, y]
      return sum + Math.hypot(x - fromX, y - fromY)
    }, 0)
    const far = long * 1.7
    return pieceOfRound(
      {
        from: [0, 0],
        steps: [
          { id: 'hem', to: [far, 0], end: 'hem', allowance: 8 },
          { id: 'end', to: [far, width], end: 'finished', allowance: 7 },
          { id: 'gathered', to: [0, width], end: 'finished', allowance: 7 },
          { id: 'start', to: [0, 0], end: 'finished', allowance: 7 },
        ],
      },
      { id: `ruffle${i + 1}`, name: `Ruffle ${i + 1}`, place: { round: 'trunk', turn: -30 }, pair: true },
    )
  })
  return {
    ...pattern,
    pieces: [
      ...pattern.pieces.map((piece) =>
        piece.id === 'front' ? { ...piece, lines: [...piece.lines, ...lines] } : piece,
      ),
      ...strips,
    ],
  }
}

/** A blouse that buttons, with ruffles on its fronts and full sleeves (requirement S1.11). */
export const ruffleBlouse = defineBlock({
  id: 'ruffleBlouse',
  name: 'Ruffle blouse',
  knobs: {
    collar: { name: 'Collar', choices: ['band', 'peterPan', 'bow'] },
    ruffles: { name: 'Ruffles', choices: ['yoke', 'front', 'tiers'] },
    width: { name: 'Width of the ruffles', unit: 'mm', least: 20, usual: 40, most: 70 },
    sleeve: sleeveKnob(['mutton', 'bishop', 'puff', 'lantern', 'bell', 'long']),
    sleeveLength: shirtKnobs.sleeveLength,
    cuff: { name: 'Cuff', choices: ['none', 'barrel', 'rib'] },
    length: shirtKnobs.length,
    ease: shirtKnobs.ease,
    waist: shirtKnobs.waist,
    buttons: shirtKnobs.buttons,
  },
  draft: (body, knobs) =>
    ruffled(
      shirtOf(body, {
        ...knobs,
        box: 1 - knobs.waist,
        hem: 'straight',
        slits: 0,
        collarSize: 1,
        facing: 30,
        yoke: null,
        pocket: 'none',
        sleeve: {
          kind: knobs.sleeve,
          length: knobs.sleeveLength,
          cuff: knobs.sleeve === 'puff' || knobs.sleeve === 'bell' ? 'none' : knobs.cuff,
        },
      }),
      rowsOf(body, knobs.ruffles),
      knobs.width * sizeOf(body),
    ),
})
