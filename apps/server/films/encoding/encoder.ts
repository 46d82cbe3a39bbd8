import type { Color } from '@toile/craft/colors/color.ts'

/** What a film is encoded as, and where its file is written. */
export interface Encoding {
  path: string
  /** Sides of its frames in pixels, even numbers. */
  width: number
  height: number
  rate: number
  /** What lies behind transparent frames in a form that shows none through; null where frames are whole. */
  ground: Color | null
  /** Whether its frames are seen through, and stay so. */
  seenThrough: boolean
}

/** Takes the frames of a film in their order, PNG after PNG; each is taken before the next is asked for, so that no more than a few lie in memory. */
export interface Encoder {
  add(frame: Uint8Array): Promise<void>
  /** Writes what is left; the file is whole afterwards. */
  end(): Promise<void>
  /** Gives up; what was written is of no use. */
  stop(): Promise<void>
}
