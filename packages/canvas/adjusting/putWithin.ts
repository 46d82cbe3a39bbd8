import { lightOf } from './lightOf.ts'

/** Writes a colour that may lie beyond what can be shown: it loses chroma until it fits, and keeps its light and hue. */
export function putWithin(out: Uint8ClampedArray, at: number, red: number, green: number, blue: number): void {
  const least = Math.min(red, green, blue)
  const most = Math.max(red, green, blue)
  if (least >= 0 && most <= 255) {
    out[at] = red
    out[at + 1] = green
    out[at + 2] = blue
    return
  }
  const light = Math.max(0, Math.min(255, lightOf(red, green, blue)))
  const below = least < 0 ? light / (light - least) : 1
  const above = most > 255 ? (255 - light) / (most - light) : 1
  const share = Math.min(below, above)
  out[at] = light + (red - light) * share
  out[at + 1] = light + (green - light) * share
  out[at + 2] = light + (blue - light) * share
}
