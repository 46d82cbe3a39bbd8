/** What an adjustment layer does to the picture below it; each is a file in `packages/canvas/adjusting`. */
export const adjustmentIds = [
  'levels',
  'curves',
  'hueSaturation',
  'colorBalance',
  'blur',
  'sharpen',
  'noise',
  'recolor',
] as const
export type AdjustmentId = (typeof adjustmentIds)[number]

/** An adjustment with its settings: numbers by the names of its knobs, points of its curve from 0 to 255, and a colour as #rrggbb where it has one. */
export interface Adjustment {
  readonly id: AdjustmentId
  readonly knobs: Readonly<Record<string, number>>
  readonly points?: readonly (readonly [number, number])[] | undefined
  readonly color?: string | undefined
}
