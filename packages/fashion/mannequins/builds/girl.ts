import { restat } from './restat.ts'
import { sixHeads } from './sixHeads.ts'

/** A girl of six heads, 1.20 m tall. */
export const girl = restat(sixHeads, 1, 1.04, { id: 'girl', millimetresPerHead: 200 })
