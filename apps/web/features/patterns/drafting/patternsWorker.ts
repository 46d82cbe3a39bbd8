import { openWorker } from '../../../shell/openWorker.ts'
import type { DraftOrder, FileOrder } from './orders.ts'
import type { PatternActs } from './patterns.worker.ts'
import address from './patterns.worker.ts?worker&url'

/** Drafts and writes patterns aside, so that the page never waits. */
const worker = openWorker<PatternActs>(address)

export const askDraft = (order: DraftOrder) => worker.ask('draft', order)
export const askFiles = (order: FileOrder) => worker.ask('write', order)
