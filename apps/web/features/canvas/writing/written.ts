import type { TextLayer } from '@toile/canvas/document/layer.ts'

/** A text as it is written: a layer that is there, or one to come. */
export type Written = Pick<TextLayer, 'id' | 'text' | 'style' | 'place' | 'breaks' | 'matrix'>
