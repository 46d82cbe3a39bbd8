import '../../../shell/noEval.ts'
import { answerWindow } from '../../../shell/calls/answerWindow.ts'
import { cutGarments } from './cutGarments.ts'
import { drawPattern } from './drawPattern.ts'
import { writeFiles } from './writeFiles.ts'

const acts = { draft: drawPattern, write: writeFiles, cut: cutGarments }

export type PatternActs = typeof acts

answerWindow(acts)
