import type { Bounds } from '@toile/geometry'
import type { Frame } from '../looks/frame.ts'
import type { Taking } from './taking.ts'

/** How a box in heads stands in a picture. */
export interface Framing {
  box: Bounds
  millimetresPerHead: number
  /** The share of the picture that it takes, and where its middle lies down the picture. */
  share?: number
  down?: number
}

/** A frame, with how large a head is on the cloth in it. */
export type FrameOnCloth = Frame & { millimetresPerHead: number }

/** A frame around what is shown: as large as its share of the picture, or in the scale that is asked for. */
export function framed(
  { shot, width, height }: Taking,
  { box, millimetresPerHead, share = 0.82, down = 0.5 }: Framing,
): FrameOnCloth {
  const across = Math.max(0.2, box.right - box.left)
  const tall = Math.max(0.2, box.bottom - box.top)
  const fitting = share * Math.min(width / across, height / tall)
  const scale = shot.millimetres ? (Math.max(width, height) / shot.millimetres) * millimetresPerHead : fitting
  return {
    scale,
    millimetresPerHead,
    origin: [
      Math.round(width / 2 - ((box.left + box.right) / 2) * scale),
      Math.round(height * down - ((box.top + box.bottom) / 2) * scale),
    ],
  }
}
