/** How many pixels of a picture tell it from another, by how far apart they are in a channel: few that are quite another, some that are clearly so, or many that are slightly so. */
const bounds = [
  { apart: 64, share: 0.00025 },
  { apart: 16, share: 0.003 },
  { apart: 4, share: 0.015 },
] as const

/** Whether two pictures of one size are told apart by the eye: a hair of cloth at the edge of a print that covers it is not seen, a row of buttons is. */
export function isVisiblyOther(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  if (one.length !== other.length) return true
  const found = bounds.map(() => 0)
  for (let i = 0; i < one.length; i += 4) {
    const apart = apartAt(one, other, i)
    bounds.forEach((bound, k) => {
      if (apart > bound.apart) found[k] = (found[k] ?? 0) + 1
    })
  }
  const pixels = one.length / 4
  return bounds.some(({ share }, k) => (found[k] ?? 0) > share * pixels)
}

function apartAt(one: Uint8ClampedArray, other: Uint8ClampedArray, i: number): number {
  let most = 0
  for (let channel = i; channel < i + 4; channel++)
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
  return most
}
