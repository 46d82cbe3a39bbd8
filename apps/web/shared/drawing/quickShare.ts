/** A sharp picture that takes longer than this many milliseconds is preceded by a lighter one, so that an edit is seen at once. */
const quick = 70
/** Few sizes, so that what was kept of one lighter picture serves the next. */
const shares = [0.65, 0.45, 0.3] as const

/** Which share of its width and height a picture is drawn in first while it changes, by the milliseconds that the sharp one took; 1 where that comes soon enough by itself. */
export const quickShare = (took: number): number =>
  took <= quick ? 1 : (shares.find((share) => share * share * took <= quick / 2) ?? shares[2])
