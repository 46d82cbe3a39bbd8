import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import type { Region } from '@toile/craft/applied/region.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { anyDesign, anyRegion } from '@toile/craft/designs/testing/anyDesign.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { checkDesign } from './checkDesign.ts'

const base = anyDesign(6)
const wearing = (own: Partial<Worn>): Design => ({
  ...base,
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  garments: [{ ...plainWorn('shirt', { r: 1, g: 2, b: 3 }), ...own }],
})
const region = { ...anyRegion(openChance(5)), fill: { kind: 'solid', color: { r: 1, g: 2, b: 3 } } } satisfies Region
const print = {
  source: { kind: 'construction', print: 'no such print', colors: [{ r: 1, g: 2, b: 3 }], seed: 1 },
  mode: 'overall',
  repeat: 'straight',
  width: 20,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
} satisfies Worn['print']

describe('a design that is stored', () => {
  it('may have regions, elements and prints of parts', () => {
    expect(() => checkDesign(wearing({ applied: [region] }))).not.toThrow()
  })

  it('names no print that is unknown, on a part or in a region', () => {
    const partPrints = [{ part: 'body', side: 'front', print } as const]
    expect(() => checkDesign(wearing({ partPrints }))).toThrow('no such print')
    const fill = { kind: 'print', print } as const
    expect(() => checkDesign(wearing({ applied: [{ ...region, fill }] }))).toThrow('no such print')
  })

  it('names no fabric or notion that is unknown', () => {
    const fill = { kind: 'fabric', fabric: 'no such cloth', color: { r: 1, g: 2, b: 3 } } as const
    expect(() => checkDesign(wearing({ applied: [{ ...region, fill }] }))).toThrow('no such cloth')
    const source: NotionSource = { kind: 'notion', notion: 'no such notion', colors: [] }
    const laid = { kind: 'notion', id: 'n', source, at: region.at, width: 20, angle: 0 } as const
    const notion = { ...laid, mirrored: false, opacity: 1, hidden: false }
    expect(() => checkDesign(wearing({ applied: [notion] }))).toThrow('no such notion')
  })

  it('holds each thing on a cloth once, each part and side once, and no region without area', () => {
    expect(() => checkDesign(wearing({ applied: [region, region] }))).toThrow(region.id)
    const own = { part: 'body', side: 'front', print: null } as const
    expect(() => checkDesign(wearing({ partPrints: [own, own] }))).toThrow('body front')
    const outlines: Worn['applied'] = [
      {
        ...region,
        outlines: [
          [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        ],
      },
    ]
    expect(() => checkDesign(wearing({ applied: outlines }))).toThrow('covers nothing')
  })
})
