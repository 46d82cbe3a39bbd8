/** What a pen tells at a moment: where it is in pixels of the sheet, how hard it presses (0 to 1, -1 where nobody knows, as of a mouse), how it leans in degrees, and when in milliseconds. */
export interface Sample {
  readonly x: number
  readonly y: number
  readonly pressure: number
  readonly tiltX: number
  readonly tiltY: number
  readonly time: number
}
