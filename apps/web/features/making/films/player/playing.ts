/** A film or a reel under the hands: what is seen of it, and what its bar does. */
export interface Playing {
  /** How many there are, and how many a second. */
  frames: number
  rate: number
  /** The one that is seen, counted from 0. */
  frame: number
  isPlaying: boolean
  loops: boolean
  speed: number
  play: () => void
  pause: () => void
  seek: (frame: number) => void
  setLoops: (loops: boolean) => void
  setSpeed: (speed: number) => void
}

/** How fast a film is played against its own pace. */
export const speeds = [0.25, 0.5, 0.75, 1] as const

/** The frame at a time in seconds; the picture of a frame lasts until the next begins. */
export const frameAt = (seconds: number, { frames, rate }: Pick<Playing, 'frames' | 'rate'>): number =>
  Math.max(0, Math.min(frames - 1, Math.floor(seconds * rate + 1e-3)))

/** A time in seconds that surely shows a frame: the middle of it. */
export const timeOf = (frame: number, rate: number): number => (frame + 0.5) / rate

/** The frame so many further on: round the end where it loops, else at most at an end. */
export function stepped({ frame, frames, loops }: Pick<Playing, 'frame' | 'frames' | 'loops'>, by: number): number {
  const next = frame + by
  return loops ? ((next % frames) + frames) % frames : Math.max(0, Math.min(frames - 1, next))
}
