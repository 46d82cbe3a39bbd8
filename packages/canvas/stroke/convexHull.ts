/** The convex hull of points (x, y, x, y …), going round clockwise as seen on the sheet (Andrew's monotone chain). */
export function convexHull(points: readonly number[]): number[] {
  const places = Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i]!, points[2 * i + 1]!] as const)
  places.sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (list: readonly (readonly [number, number])[]) => {
    const chain: (readonly [number, number])[] = []
    for (const place of list) {
      for (let [a, b] = chain.slice(-2); a && b; [a, b] = chain.slice(-2)) {
        if ((b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(place)
    }
    return chain.slice(0, -1)
  }
  return [...half(places), ...half(places.toReversed())].flat()
}
