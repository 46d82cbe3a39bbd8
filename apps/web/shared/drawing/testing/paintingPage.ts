import { pictureHashes } from '@toile/canvas/session/testing/pictureHashes.ts'

const offered = { pictureHashes }

/** What the page of paintings offers to those who drive it. */
export type PaintingPage = typeof offered

Object.assign(globalThis, offered)
