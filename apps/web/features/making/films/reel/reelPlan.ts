/** Frames a second that a preview and a moving thumbnail show. */
export const reelRate = 8

/** The frames of a film that its reel shows, at eight a second. */
export const reelFrames = (frames: number, rate: number): number[] =>
  Array.from({ length: Math.max(1, Math.round((frames / rate) * reelRate)) }, (_, i) =>
    Math.min(frames - 1, Math.round((i * rate) / reelRate)),
  )

/** All steps, spread over the whole first and closer then: whatever has been drawn by some moment moves evenly. */
export function coarseFirst(count: number): number[] {
  const found: number[] = []
  const seen = new Set<number>()
  for (let parts = 1; found.length < count; parts *= 2)
    for (let i = 0; i < parts; i++) {
      const step = Math.floor((i * count) / parts)
      if (seen.has(step)) continue
      seen.add(step)
      found.push(step)
    }
  return found
}

/** Of the steps that are drawn the one that stands for a step: itself, else the latest before it, round the end. */
export function stepFor(step: number, count: number, isDrawn: (step: number) => boolean): number | null {
  for (let back = 0; back < count; back++) {
    const one = (step - back + count) % count
    if (isDrawn(one)) return one
  }
  return null
}
