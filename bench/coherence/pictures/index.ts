import type { Photograph } from './photograph.ts'
import { tuning } from './tuning/index.ts'
import { unseen } from './unseen/index.ts'

/** The drawn photographs by set. */
export const sets = { tuning, unseen } as const satisfies Record<string, readonly Photograph[]>
export type SetId = keyof typeof sets
