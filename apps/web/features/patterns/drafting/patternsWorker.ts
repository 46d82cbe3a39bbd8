import type { Design } from '@toile/craft/designs/design.ts'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { openWorker } from '../../../shell/openWorker.ts'
import type { FileOrder } from './patternOrders.ts'
import type { PatternActs } from './patterns.worker.ts'
import address from './patterns.worker.ts?worker&url'

/** Drafts and writes patterns aside, so that the page never waits. */
const worker = openWorker<PatternActs>(address)

export const askWhole = (document: PatternDocument) => worker.ask('draft', { document })
export const askBase = (document: PatternDocument) => worker.ask('draft', { document, baseAlone: true })
export const askCut = (look: Pick<Design, 'garments'>) => worker.ask('cut', look)
export const askFiles = (order: FileOrder) => worker.ask('write', order)
