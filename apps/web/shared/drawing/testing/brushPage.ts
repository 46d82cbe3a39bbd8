import { strokeHashes } from '@toile/canvas/brushes/testing/strokeHashes.ts'

const offered = { strokeHashes }

/** What the page of brushes offers to those who drive it. */
export type BrushPage = typeof offered

Object.assign(globalThis, offered)
