import '../../../shell/noEval.ts'
import { answerWindow } from '../../../shell/calls/answerWindow.ts'
import { draftLook } from './draftLook.ts'
import { drawPieces } from './drawPieces.ts'
import type { DraftOrder, DrawnGarment } from './orders.ts'
import { writeFiles } from './writeFiles.ts'

const acts = {
  draft: (order: DraftOrder): DrawnGarment[] =>
    draftLook(order).map(({ id, sizes }) => ({
      id,
      sizes: sizes.map(({ name, pattern }) => ({ size: name, pieces: drawPieces(pattern) })),
    })),
  write: writeFiles,
}

export type PatternActs = typeof acts

answerWindow(acts)
