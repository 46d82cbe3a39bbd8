import type { Box } from './box.ts'

/** What part of a sheet is worked on: one byte a pixel, 0 outside to 255 inside; outside `box` all are 0. */
export interface Selection {
  readonly width: number
  readonly height: number
  readonly alpha: Uint8Array<ArrayBuffer>
  readonly box: Readonly<Box>
}
