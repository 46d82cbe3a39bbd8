type Three = readonly [number, number, number]

/** Places along each edge of a cube of colours. */
const places = 33
const step = 255 / (places - 1)

/** A rule for colours, worked out at the places of a cube: by how much each channel changes there, red slowest. */
export function colorCube(rule: (color: Three) => Three): Float32Array {
  const cube = new Float32Array(places * places * places * 3)
  let at = 0
  for (let r = 0; r < places; r++)
    for (let g = 0; g < places; g++)
      for (let b = 0; b < places; b++) {
        const own: Three = [r * step, g * step, b * step]
        const [red, green, blue] = rule(own)
        cube[at++] = red - own[0]
        cube[at++] = green - own[1]
        cube[at++] = blue - own[2]
      }
  return cube
}

const red = places * places * 3
const green = places * 3
const blue = 3

/** Changes the pixel whose first channel stands at `at` by what a cube says, mixed between the four places of the pyramid that it lies in. */
export function throughCube(cube: Float32Array, pixels: Uint8ClampedArray, at: number): void {
  const r = pixels[at]! / step
  const g = pixels[at + 1]! / step
  const b = pixels[at + 2]! / step
  const r0 = r >= places - 1 ? places - 2 : r | 0
  const g0 = g >= places - 1 ? places - 2 : g | 0
  const b0 = b >= places - 1 ? places - 2 : b | 0
  const fr = r - r0
  const fg = g - g0
  const fb = b - b0
  const corner = (r0 * places + g0) * blue * places + b0 * blue
  let first = red
  let second = red + green
  let high = fr
  let mid = fg
  let low = fb
  if (fr >= fg) {
    if (fg < fb) {
      mid = fb
      low = fg
      second = red + blue
      if (fr < fb) {
        first = blue
        high = fb
        mid = fr
      }
    }
  } else {
    first = green
    high = fg
    if (fr >= fb) mid = fr
    else {
      second = green + blue
      mid = fb
      low = fr
      if (fg < fb) {
        first = blue
        high = fb
        mid = fg
      }
    }
  }
  const last = corner + red + green + blue
  for (let channel = 0; channel < 3; channel++)
    pixels[at + channel] =
      pixels[at + channel]! +
      cube[corner + channel]! * (1 - high) +
      cube[corner + first + channel]! * (high - mid) +
      cube[corner + second + channel]! * (mid - low) +
      cube[last + channel]! * low
}
