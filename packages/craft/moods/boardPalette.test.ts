import { describe, expect, it } from 'vitest'
import { boardPalette } from './boardPalette.ts'

const navy = { r: 29, g: 40, b: 72 }
const nearNavy = { r: 31, g: 43, b: 76 }
const rust = { r: 181, g: 90, b: 48 }

describe('the palette of a moodboard', () => {
  it('[S5.21] weighs pictures by their area, joins what looks the same and tells where each colour comes from', () => {
    const palette = boardPalette([
      {
        id: 'a',
        area: 3,
        colors: [
          { color: navy, share: 0.5 },
          { color: rust, share: 0.5 },
        ],
      },
      { id: 'b', area: 1, colors: [{ color: nearNavy, share: 1 }] },
    ])
    expect(palette.map(({ color }) => color)).toEqual([navy, rust])
    expect(palette[0]?.share).toBeCloseTo(2.5 / 4)
    expect(palette[0]?.from.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(palette[1]?.from).toEqual([{ id: 'a', share: 1.5 / 4 }])
  })
  it('[S5.21] proposes no more than asked for, only colours that a picture has, and nothing of an empty board', () => {
    const colors = Array.from({ length: 30 }, (_, i) => ({
      color: { r: i * 8, g: 255 - i * 8, b: (i * 53) % 255 },
      share: 1 / 30,
    }))
    const palette = boardPalette([{ id: 'a', area: 1, colors }], 6)
    expect(palette).toHaveLength(6)
    for (const { color } of palette) expect(colors.map((one) => one.color)).toContainEqual(color)
    expect(boardPalette([])).toEqual([])
  })
})
