import type { PaletteColor } from './extractPalette.ts'

const each = 4

/** A palette in four bytes a colour: red, green, blue and the share in 255ths, at least one (requirement S2.44). */
export const packPalette = (colors: readonly PaletteColor[]): Uint8Array =>
  Uint8Array.from(
    colors.flatMap(({ color: { r, g, b }, share }) => [r, g, b, Math.max(1, Math.min(255, Math.round(share * 255)))]),
  )

/** A palette from its bytes. */
export const unpackPalette = (bytes: Uint8Array): PaletteColor[] =>
  Array.from({ length: Math.floor(bytes.length / each) }, (_, i) => {
    const [r, g, b, share] = bytes.subarray(i * each, (i + 1) * each)
    return { color: { r, g, b }, share: share / 255 }
  })
