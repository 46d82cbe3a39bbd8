import { type Fault, serverFault } from './fault.ts'

const lines = 'features/lines/lines.test.ts'

/** Faults in line drawings: what is ordered, liked, corrected and refused. */
export const takenApartFaults: readonly Fault[] = [
  serverFault(
    'a line drawing without a line is kept',
    'features/lines/correctLines.ts',
    '    checkLineDrawing(document)\n',
    '',
    lines,
    'no line segment is left',
  ),
  serverFault(
    'a correction is laid over one that was made meanwhile',
    'features/lines/correctLines.ts',
    'fileId, revision: revision + 1 }',
    'fileId }',
    lines,
    'began before it is refused',
  ),
  serverFault(
    'the library shows a line drawing as it was before its correction',
    'features/lines/correctLines.ts',
    '      await showLines(tx, row, { fileId, category: document.category })\n',
    '',
    lines,
    'in the library too',
  ),
  serverFault(
    'a picture that is too small to be read is ordered and paid',
    'features/lines/orderLines.ts',
    'Math.max(row.width, row.height) < least',
    'false',
    lines,
    'nothing is spent',
  ),
  serverFault(
    'a look of which nothing is seen is taken apart into its shoes',
    'features/lines/orderLines.ts',
    "if (look.garments.every(({ hidden }) => hidden)) throw refuse('lookUnseen')\n  const front",
    'const front',
    lines,
    'all hidden',
  ),
  serverFault(
    'a line drawing that is put aside stays in the library',
    'features/lines/handlers.ts',
    "await setState(tx, row, 'deleted')\n    await takeLinesOut(tx, row)",
    "await setState(tx, row, 'deleted')",
    lines,
    'put aside leaves it',
  ),
]
