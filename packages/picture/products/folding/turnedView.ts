import type { Bounds, Point } from '@toile/geometry'

/** How what lies folded is seen: a little turned, and from above or slightly tipped. */
export interface TurnedView {
  /** Where a place of the folded cloth is seen, and back; heads. */
  seen(place: Point): Point
  folded(place: Point): Point
  /** A slope of the folded cloth as it is seen. */
  slope(slope: Point): Point
}

/** A view turned by an angle in radians round the middle of a box, its depth foreshortened. */
export function turnedView({ left, right, top, bottom }: Bounds, angle: number, short: number): TurnedView {
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2]
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return {
    seen: ([x, y]) => [mx + (x - mx) * c - (y - my) * s, my + ((x - mx) * s + (y - my) * c) * short],
    folded([x, y]) {
      const [dx, dy] = [x - mx, (y - my) / short]
      return [mx + dx * c + dy * s, my - dx * s + dy * c]
    },
    slope: ([x, y]) => [x * c - y * s, (x * s + y * c) / short],
  }
}
