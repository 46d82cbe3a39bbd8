/** A damped spring that hangs on something: how strongly it is drawn back, how soon it comes to rest, and how much air holds it back. */
export interface Spring {
  k: number
  c: number
  drag: number
}

/** How many times springs are reckoned between two frames. */
const parts = 6

/** How far what hangs on a spring lags behind the places it hangs from, at each of them; the places are so many seconds apart, and before the first it was at rest. */
export function lagBehind(places: readonly number[], apart: number, { k, c, drag }: Spring): number[] {
  const h = apart / parts
  let [x, v] = [places[0] ?? 0, 0]
  return places.map((place, i) => {
    const before = places[i - 1] ?? place
    const speed = (place - before) / apart
    for (let part = 1; part <= parts; part++) {
      const hung = before + ((place - before) * part) / parts
      // Half implicit, so that a stiff spring at a coarse step loses energy and never gains any.
      v += ((hung - x) * k - (v - speed) * c - v * drag) * h
      x += v * h
    }
    return x - place
  })
}
