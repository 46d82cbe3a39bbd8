/** What a dab does to the pixels under it (requirement S3.24), and to those that are to stay. */
export const liquifyKinds = ['push', 'clockwise', 'counterclockwise', 'reconstruct', 'freeze', 'thaw'] as const
export type LiquifyKind = (typeof liquifyKinds)[number]

/** A tool of liquify: its size across in pixels of the sheet; how hard it is pressed, how far it distorts and how narrow its middle is, each from 0 to 1. */
export interface LiquifyTool {
  readonly kind: LiquifyKind
  readonly size: number
  readonly pressure: number
  readonly distortion: number
  readonly power: number
}
