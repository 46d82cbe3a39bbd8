import { sure } from '@toile/geometry'

/** A smooth run through values at growing places that never swings beyond its neighbours (Fritsch and Carlson's cubic); beyond its ends it stays. */
export function monotone(places: readonly number[], values: readonly number[]): (place: number) => number {
  const slopes = places.slice(1).map((place, i) => (at(values, i + 1) - at(values, i)) / (place - at(places, i)))
  const tangents = values.map((_, i) => tangentAt(places, slopes, i))
  const last = places.length - 1
  return (place) => {
    if (place <= at(places, 0)) return at(values, 0)
    if (place >= at(places, last)) return at(values, last)
    let i = 0
    while (at(places, i + 1) < place) i++
    const step = at(places, i + 1) - at(places, i)
    const t = (place - at(places, i)) / step
    const back = 1 - t
    return (
      back * back * ((1 + 2 * t) * at(values, i) + t * step * at(tangents, i)) +
      t * t * ((3 - 2 * t) * at(values, i + 1) - back * step * at(tangents, i + 1))
    )
  }
}

const at = (list: readonly number[], i: number) => sure(list[i])

function tangentAt(places: readonly number[], slopes: readonly number[], i: number): number {
  const before = slopes[i - 1]
  const after = slopes[i]
  if (before === undefined || after === undefined) return before ?? after ?? 0
  if (before * after <= 0) return 0
  const below = at(places, i) - at(places, i - 1)
  const above = at(places, i + 1) - at(places, i)
  const usual = (before * above + after * below) / (below + above)
  return Math.sign(before) * Math.min(Math.abs(usual), 3 * Math.min(Math.abs(before), Math.abs(after)))
}
