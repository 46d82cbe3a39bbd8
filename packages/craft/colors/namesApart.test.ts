import { sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { type Color, fromHex } from './color.ts'
import { nearestName } from './names.ts'
import { type NameDifference, namesApart } from './namesApart.ts'

const say = (name: string, by: NameDifference) => (typeof by === 'number' ? `${name} ${by}` : `${name}, ${by}`)
const named = (...all: [name: string, hex: string][]) =>
  all.map(([name, hex]) => ({ name, color: fromHex(hex) ?? { r: 0, g: 0, b: 0 } }))

describe('the names of colours that stand together', () => {
  it('[S3.03] stay as they are while no two are alike', () => {
    const colors = named(['Oxblood', '#481519'], ['Navy', '#1c2746'])
    expect(namesApart(colors, say)).toEqual(['Oxblood', 'Navy'])
    expect(namesApart([], say)).toEqual([])
  })

  it('[S3.03] of two alike the first keeps it, the other is lighter or darker than that, whatever stands between', () => {
    const one = (name: string, hex: string) => sureFirst(named([name, hex]))
    const [deep, pale] = [one('Oxblood', '#40121a'), one('Oxblood', '#57191f')]
    const navy = one('Navy', '#1c2746')
    expect(namesApart([deep, navy, pale], say)).toEqual(['Oxblood', 'Navy', 'Oxblood, lighter'])
    expect(namesApart([pale, navy, deep], say)).toEqual(['Oxblood', 'Navy', 'Oxblood, darker'])
  })

  it('[S3.03] where lightness tells nothing, or is said of another already, are numbered', () => {
    const colors = named(
      ['Oxblood', '#481519'],
      ['Oxblood', '#481519'],
      ['Oxblood', '#551c20'],
      ['Oxblood', '#5c2025'],
      ['Oxblood', '#3a1014'],
    )
    expect(namesApart(colors, say)).toEqual([
      'Oxblood',
      'Oxblood 2',
      'Oxblood, lighter',
      'Oxblood 4',
      'Oxblood, darker',
    ])
  })

  it('[S3.03] never take a name that somebody gave, wherever that stands', () => {
    const colors = named(
      ['Oat', '#e6dcc8'],
      ['Oat', '#f6ece0'],
      ['Oat', '#e6dcc8'],
      ['Oat, lighter', '#101010'],
      ['Oat 2', '#202020'],
    )
    expect(namesApart(colors, say)).toEqual(['Oat', 'Oat 3', 'Oat 4', 'Oat, lighter', 'Oat 2'])
  })

  it('[S3.03] of any number of near colours are all unlike', () => {
    const near: Color[] = Array.from({ length: 60 }, (_, i) => ({ r: 70 + (i % 8), g: 18 + (i % 5), b: 24 + (i % 3) }))
    const names = namesApart(
      near.map((color) => ({ name: nearestName(color).label, color })),
      say,
    )
    expect(new Set(names).size).toBe(near.length)
  })
})
