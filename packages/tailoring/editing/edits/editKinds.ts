import { z } from 'zod'
import { addButton } from './addButton.ts'
import { addDrill } from './addDrill.ts'
import { addLine } from './addLine.ts'
import { addNotch } from './addNotch.ts'
import { bendEdge } from './bendEdge.ts'
import { cutFrom } from './cutFrom.ts'
import { dividePiece } from './dividePiece.ts'
import { gradeCorner } from './gradeCorner.ts'
import { labelPiece } from './labelPiece.ts'
import { lengthen } from './lengthen.ts'
import { moveCorner } from './moveCorner.ts'
import { moveDart } from './moveDart.ts'
import { moveEdge } from './moveEdge.ts'
import { moveNotch } from './moveNotch.ts'
import { removeDrill } from './removeDrill.ts'
import { removeLine } from './removeLine.ts'
import { removeNotch } from './removeNotch.ts'
import { removePiece } from './removePiece.ts'
import { setAllowance } from './setAllowance.ts'
import { setGrain } from './setGrain.ts'
import { slashAndSpread } from './slashAndSpread.ts'
import { splitEdge } from './splitEdge.ts'
import { turnDart } from './turnDart.ts'
import { unfold } from './unfold.ts'

/** Every kind of edit of a pattern, in the order of the screen (requirement S1.11). */
export const editKinds = [
  moveCorner,
  moveEdge,
  bendEdge,
  splitEdge,
  setAllowance,
  moveDart,
  turnDart,
  slashAndSpread,
  lengthen,
  gradeCorner,
  addNotch,
  moveNotch,
  removeNotch,
  addDrill,
  removeDrill,
  addButton,
  addLine,
  removeLine,
  setGrain,
  labelPiece,
  cutFrom,
  unfold,
  dividePiece,
  removePiece,
] as const

const [first, ...others] = editKinds

/** The form of an edit as it is kept. */
export const editForm = z.discriminatedUnion('kind', [first.form, ...others.map(({ form }) => form)])

/** An edit of a pattern: what it is given, under its own id. */
export type Edit = z.output<typeof editForm>
