import type { Opening } from './shell.ts'

/** A front that opens down the middle with a zip: its edges are turned in beside the tape. */
export const zippedFront: Opening = {
  edges: ({ from }) => [{ id: 'zip', to: from, end: 'finished', allowance: 12 }],
}
