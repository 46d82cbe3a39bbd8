import type { Rgba } from '../tiles/channelsAt.ts'

/** How far every pixel lies off a colour, 0 to 255: the largest difference of alpha or of a channel as it is seen, so that what is transparent is all alike. */
export function colorsOff(pixels: Uint8ClampedArray, [red, green, blue, alpha]: Rgba): Uint8Array<ArrayBuffer> {
  const off = new Uint8Array(pixels.length / 4)
  const [seenRed, seenGreen, seenBlue] = [red * alpha, green * alpha, blue * alpha]
  for (let i = 0, at = 0; i < off.length; i++, at += 4) {
    const own = pixels[at + 3]!
    const r = Math.abs(pixels[at]! * own - seenRed)
    const g = Math.abs(pixels[at + 1]! * own - seenGreen)
    const b = Math.abs(pixels[at + 2]! * own - seenBlue)
    const most = r > g ? (r > b ? r : b) : g > b ? g : b
    const color = most / 255
    const clear = Math.abs(own - alpha)
    off[i] = (color > clear ? color : clear) + 0.5
  }
  return off
}
