/** Sizes of a picture that is taken, in pixels. */
export const pictureSizes = [
  { id: 'small', width: 900, height: 1200 },
  { id: 'large', width: 1800, height: 2400 },
  { id: 'print', width: 3000, height: 4000 },
  { id: 'square', width: 2048, height: 2048 },
] as const

export type PictureSize = (typeof pictureSizes)[number]

/** The largest picture of that form that a graphics processor draws, in whole pixels. */
export function withinReach(size: { width: number; height: number }, most: number): { width: number; height: number } {
  const share = Math.min(1, most / Math.max(size.width, size.height))
  return { width: Math.max(1, Math.round(size.width * share)), height: Math.max(1, Math.round(size.height * share)) }
}
