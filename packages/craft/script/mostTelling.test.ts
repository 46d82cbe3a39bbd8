import { describe, expect, it } from 'vitest'
import { toHex } from '../colors/color.ts'
import { oklabOf } from '../colors/oklch.ts'
import { colorScript } from './colorScript.ts'
import { chromaOf } from './oklabPlace.ts'
import { plainReading } from './testing/plainReading.ts'

/** A market in the shade: ten browns, and four spices in the light. */
const browns = {
  '#482f1d': 0.2,
  '#25170f': 0.13,
  '#735c3e': 0.12,
  '#604529': 0.12,
  '#907551': 0.1,
  '#a8895f': 0.09,
  '#cda672': 0.08,
  '#8a6a44': 0.06,
  '#3a2a20': 0.05,
  '#bb9873': 0.05,
}
const spices = { '#e3b549': 0.02, '#b58729': 0.03, '#2d3c69': 0.015, '#c99a2e': 0.015 }
const mist = { '#b1b4b6': 0.4, '#81878b': 0.2, '#9ea3a5': 0.2, '#52595d': 0.1, '#e3e5e5': 0.1 }
const colorsOf = (shares: Record<string, number>) =>
  colorScript([plainReading('market', shares)], []).colors.map(({ color }) => color)

describe('the most telling colours of a picture', () => {
  it('[S3.03] are not all browns of a shadow: gold and turmeric are among them', () => {
    const colors = colorsOf({ ...browns, ...spices })
    const dull = colors.filter((color) => {
      const [lightness, a, b] = oklabOf(color)
      const chroma = chromaOf([lightness, a, b])
      return b > 0.02 && chroma < 0.09 && chroma > 0.02
    })
    expect(dull.length).toBeLessThanOrEqual(8)
    for (const spice of ['#e3b549', '#b58729', '#2d3c69', '#c99a2e']) expect(colors.map(toHex)).toContain(spice)
  })

  it('[S3.03] of a picture in one dull hue are its lights and darks, as many as before', () => {
    expect(colorsOf(mist).length).toBeGreaterThanOrEqual(8)
    expect(colorsOf(browns).length).toBeGreaterThanOrEqual(8)
  })
})
