import type { Traits } from '../trace/recognise/traits.ts'

/** Where the edges begin among the traits of recognition, and how many there are. */
const [first, count] = [325, 60]

/** How far the cloth reaches from its axis from top to bottom, in its own heights: the outline without what is drawn inside. */
export const outlineEdges = (traits: Traits): number[] => [...traits.subarray(first, first + count)]
