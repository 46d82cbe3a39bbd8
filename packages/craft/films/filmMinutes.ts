import { limits } from '@toile/rules/limits.ts'

/** Seconds of two ordinary cores for one frame, drawn and encoded, with room for a busy machine. */
const perFrame = 0.5

/** In how many minutes at most so many frames are a film: about three for any look, more for a long show (requirement S9.03). */
export const filmMinutes = (frames: number): number =>
  Math.max(limits.films.minutes, Math.ceil((frames * perFrame) / 60))
