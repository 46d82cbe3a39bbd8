/** Shared area against covered area of two masks: a pixel of the first is set above `least`. */
export function overlapOf(mask: ArrayLike<number>, truth: ArrayLike<number>, least = 0): number {
  let both = 0
  let either = 0
  for (let i = 0; i < truth.length; i++) {
    const own = (mask[i] ?? 0) > least
    const other = truth[i] > 0
    if (own && other) both++
    if (own || other) either++
  }
  return either ? both / either : 0
}
