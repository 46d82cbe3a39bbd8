/** What a thing may span of the cloth it is laid on at first: a motif keeps cloth around it, a strip runs from edge to edge. */
const shares = { motif: 0.7, strip: 1 } as const
/** How many times as long as it is high a thing is a strip. */
const long = 3
/** No element is narrower, in millimetres. */
const least = 2

/** Millimetres of cloth there are across and down where something is laid. */
export interface Room {
  across: number
  down: number
}

/** The width in millimetres at which an element of an ordinary size is laid first: its own, or what the cloth under it carries. */
export function firstWidth([width, height]: readonly [number, number], { across, down }: Room): number {
  const share = width > long * height ? shares.strip : shares.motif
  const shareDown = height > long * width ? shares.strip : shares.motif
  const fits = Math.min(1, (across * share) / width, (down * shareDown) / height)
  const fitted = fits < 1 ? Math.floor(width * fits) : width
  return Math.max(least, Math.min(1500, fitted))
}
