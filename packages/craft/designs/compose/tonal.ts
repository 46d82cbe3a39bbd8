/** A colour by what eyes tell of it. */
interface Tone {
  lightness: number
  chroma: number
  hue: number
}

/** Whether two colours `near` one another, in ΔE00, are worn tone in tone: lights and darks of one hue, as long as they are told apart. */
export const tonal = (near: number, a: Tone, b: Tone): boolean =>
  near > 6 &&
  Math.abs(a.lightness - b.lightness) > 0.06 &&
  (Math.abs(((a.hue - b.hue + 540) % 360) - 180) < 28 || Math.min(a.chroma, b.chroma) < 0.02)
