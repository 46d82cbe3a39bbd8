/** Where a rising measure reaches what is wanted between two bounds, by so many halvings. */
export function reached(
  wanted: number,
  [least, most]: readonly [number, number],
  measure: (at: number) => number,
  halvings = 30,
): number {
  let [low, high] = [least, most]
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2
    if (measure(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}
