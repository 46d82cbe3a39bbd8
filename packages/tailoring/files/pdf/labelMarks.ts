import type { Mark } from '../drawing.ts'
import type { Label } from '../pieceLabel.ts'
import { type Lie, placed } from './lie.ts'

/** Words on a piece as it lies, a row above the other. */
export const labelMarks = ({ rows, at, height, turn }: Label, lie: Lie): Mark[] =>
  rows.map((words, i): Mark => {
    const up = (turn * Math.PI) / 180
    const raise = 1.2 * height * (rows.length - 1 - i)
    const foot = placed([at[0] - Math.sin(up) * raise, at[1] + Math.cos(up) * raise], lie)
    return { kind: 'words', words, at: foot, height, turn: turn + lie.turn, from: 'middle', ink: [0, 0, 0] }
  })
