import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { averageColor } from './averageColor.ts'
import { type Color, colorDistance, fromHex, lightnessChromaHue, toHex } from './color.ts'
import { compareColors, ordered, twins } from './comparison.ts'
import { contrastRatio, greyOf } from './contrast.ts'
import { mergePalettes } from './mergePalettes.ts'
import { namedColors, nearestNames } from './names.ts'
import { chromaDisc, chromaPlane, mostChroma, saturationPlane } from './planes.ts'
import { schemeColors, schemes } from './schemes.ts'
import { seenBy } from './sight.ts'
import * as spaces from './spaces.ts'
import { openCodes } from './tcx.ts'

const color = (hex: string): Color => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const some = ['#000000', '#ffffff', '#808080', '#c3161c', '#1f4fb4', '#7f9b6f', '#fffffe', '#010000'].map(color)

describe('a colour by numbers', () => {
  it.each([
    ['HSV', spaces.hsvOf, spaces.colorOfHsv],
    ['HSL', spaces.hslOf, spaces.colorOfHsl],
    ['LCh', spaces.lchOf, spaces.colorOfLch],
    ['CMYK', spaces.cmykOf, spaces.colorOfCmyk],
  ] as const)('[S3.07] goes to %s and comes back as it was', (_, to, from) => {
    for (const one of some) expect(toHex(from(to(one)))).toBe(toHex(one))
  })

  it('[S3.07] is what is known of well-known colours', () => {
    expect(spaces.hsvOf(color('#0000ff'))).toEqual([240, 100, 100])
    expect(spaces.cmykOf(color('#ff0000'))).toEqual([0, 100, 100, 0])
    expect(spaces.lchOf(color('#ff0000')).map(Math.round)).toEqual([53, 105, 40])
  })
})

describe('harmonies', () => {
  it.each(schemes)(
    '[S3.07] $label keeps the colour, and the lightness of the others where hues turn',
    ({ id, turns }) => {
      const base = color('#7f6b4f')
      const colors = schemeColors(base, id)
      expect(colors[0]).toEqual(base)
      expect(colors).toHaveLength(turns.length)
      expect(new Set(colors.map(toHex)).size).toBe(colors.length)
      const { lightness, hue } = lightnessChromaHue(base)
      colors.slice(1).forEach((one, i) => {
        const toned = lightnessChromaHue(one)
        const turn = Math.abs(((toned.hue - hue - sure(turns[i + 1]) + 540) % 360) - 180)
        expect(turn).toBeLessThan(4)
        if (id !== 'monochrome') expect(Math.abs(toned.lightness - lightness)).toBeLessThan(0.01)
      })
    },
  )
})

describe('colours compared', () => {
  it('[S5.12] contrast is that of WCAG, and greys keep it', () => {
    expect(contrastRatio(color('#000'), color('#fff'))).toBeCloseTo(21, 6)
    expect(contrastRatio(color('#767676'), color('#fff'))).toBeCloseTo(4.54, 2)
    for (const one of some)
      expect(Math.abs(contrastRatio(greyOf(one), color('#fff')) / contrastRatio(one, color('#fff')) - 1)).toBeLessThan(
        0.02,
      )
  })

  it('[S5.12] red and green that a colour-blind person takes for one are marked, and only for that sight', () => {
    const { hardFor, distance } = compareColors(color('#a06428'), color('#6e7a1e'))
    expect(distance).toBeGreaterThan(15)
    expect(hardFor).toContain('deutan')
    expect(hardFor).not.toContain('full')
    expect(compareColors(color('#10162b'), color('#ffffff')).hardFor).toEqual([])
  })

  it('[S5.12] greys stay themselves under every sight', () => {
    for (const sight of ['protan', 'deutan', 'tritan'] as const)
      expect(colorDistance(seenBy(sight, color('#808080')), color('#808080'))).toBeLessThan(0.5)
  })

  it('[S3.07] colours that are the same to the eye are found', () => {
    expect(twins(['#c3161c', '#1f4fb4', '#c4161c'].map(color))).toEqual([[0, 2]])
    expect(twins(['#c3161c', '#c9161c'].map(color))).toEqual([])
  })

  it('[S3.07] are looked at by lightness, or by hue with the neutrals last', () => {
    const entries = ['#808080', '#1f4fb4', '#ffffff', '#c3161c', '#7f9b6f'].map((hex) => ({ color: color(hex) }))
    const shown = (order: 'own' | 'lightness' | 'hue') => ordered(entries, order).map((one) => toHex(one.color))
    expect(shown('own')[0]).toBe('#808080')
    expect(shown('lightness')).toEqual(['#ffffff', '#7f9b6f', '#808080', '#c3161c', '#1f4fb4'])
    expect(shown('hue')).toEqual(['#c3161c', '#7f9b6f', '#1f4fb4', '#ffffff', '#808080'])
  })
})

describe('an eyedropper', () => {
  const picture = {
    width: 3,
    height: 1,
    data: [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 0],
  }
  it('[S2.52] takes one pixel, or the mean of a square in linear light', () => {
    expect(averageColor(picture, 0, 0, 1)).toEqual({ r: 255, g: 0, b: 0 })
    expect(averageColor(picture, 0, 0, 3)).toEqual({ r: 188, g: 0, b: 188 })
  })
  it('[S2.52] passes over what is clear, and finds no colour where all is', () => {
    expect(averageColor(picture, 2, 0, 1)).toBeNull()
    expect(averageColor(picture, 2, 0, 3)).toEqual({ r: 0, g: 0, b: 255 })
  })
})

describe('near colours', () => {
  it('[S3.07] names and codes come nearest first with their distances', () => {
    const names = nearestNames(color('#1d2847'), 3)
    expect(names.map(({ distance }) => distance)).toEqual(
      names.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    expect(names[0]?.distance).toBe(
      Math.min(...namedColors.map((named) => colorDistance(named.color, color('#1d2847')))),
    )
    const codes = openCodes([
      { code: '19-4052', hex: '#0f4c81' },
      { code: '18-1750', hex: '#bb2649' },
      { code: '11-0601', hex: '#f4f5f0' },
    ])
    expect(codes.nearestFew(color('#bb2649'), 2).map(({ code }) => code)).toEqual(['18-1750', '19-4052'])
  })
  it('[S3.07] palettes of several pictures become one without repeating a colour', () => {
    const merged = mergePalettes(
      [
        [
          { color: color('#c3161c'), share: 0.6 },
          { color: color('#ffffff'), share: 0.4 },
        ],
        [
          { color: color('#c4171d'), share: 0.2 },
          { color: color('#10162b'), share: 0.8 },
        ],
      ],
      6,
    )
    expect(merged.map((one) => toHex(one.color))).toEqual(['#10162b', '#c3161c', '#ffffff'])
    expect(merged.map(({ share }) => share)).toEqual([0.4, 0.4, 0.2].map((share) => expect.closeTo(share, 9)))
  })
})

describe('planes to pick from', () => {
  const side = 101
  const at = (data: Uint8ClampedArray, x: number, y: number) => data.slice((y * side + x) * 4, (y * side + x) * 4 + 4)
  it('[S3.07] hold the colour that their place says, in OKLCH', () => {
    const data = chromaPlane(25, side)
    for (const [x, y] of [
      [20, 40],
      [40, 45],
      [5, 80],
    ] as const) {
      const [r = 0, g = 0, b = 0, shown] = at(data, x, y)
      expect(shown).toBe(255)
      const { lightness, chroma, hue } = lightnessChromaHue({ r, g, b })
      expect(lightness).toBeCloseTo(1 - (y + 0.5) / side, 1)
      expect(chroma).toBeCloseTo(((x + 0.5) / side) * mostChroma, 2)
      expect(Math.abs(hue - 25)).toBeLessThan(6)
    }
    expect(at(data, 100, 2)[3]).toBe(0)
  })
  it('[S3.07] hold pure colours in HSV, and nothing outside of the wheel', () => {
    expect(
      colorDistance({ r: sure(at(saturationPlane(240, side), 100, 0)[0]), g: 1, b: 254 }, color('#0000ff')),
    ).toBeLessThan(1)
    const disc = chromaDisc(0.6, side)
    expect(at(disc, 0, 0)[3]).toBe(0)
    expect(at(disc, 50, 50)[3]).toBe(255)
  })
})
