import { againstFabric } from './againstFabric.ts'
import { fileTimes } from './fileTimes.ts'
import { liquifyDabs } from './liquifyDabs.ts'
import { frames, layersAndModes, modeTimes, strokesLong } from './perSample.ts'

const offered = { againstFabric, fileTimes, liquifyDabs, frames, layersAndModes, modeTimes, strokesLong }

/** What the page of the bench offers to those who drive it. */
export type BenchPage = typeof offered

Object.assign(globalThis, offered)
