import { readKnobs } from '@toile/craft/garments/knob.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { sure } from '@toile/geometry'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { measuresOf } from '../../bodies/measuresOf.ts'
import { sizeRanges } from '../../bodies/sizeRanges.ts'
import { cutters } from '../../garments/cutters.ts'
import { samplePattern } from '../../pattern/testing/samplePattern.ts'
import { clothPlan } from './clothPlan.ts'
import { cuttingList } from './cuttingList.ts'
import { handOverTables } from './handOverTables.ts'
import { measurePoints } from './measurePoints.ts'
import { measureTable } from './measureTable.ts'
import { sewingSentence } from './sewingSentence.ts'
import { type StepKind, sewingSteps } from './sewingSteps.ts'
import { writeCsv } from './writeCsv.ts'
import { writeList } from './writeList.ts'
import { writeXlsx } from './writeXlsx.ts'

const women = sure(sizeRanges.find(({ id }) => id === 'women'))
const bodyOf = (size: string) => sure(measuresOf(women, size) ?? undefined)
const cut = (garment: string, size = '38') =>
  sure(cutters[garment])(bodyOf(size), readKnobs(sure(findGarment(garment)).knobs, {})).pattern
const measured = (garment: string, size = '38') => {
  const pattern = cut(garment, size)
  return Object.fromEntries(measurePoints.map(({ code, of }) => [code, of(pattern)]))
}

describe('points of measure', () => {
  it('[S1.11] of trousers are what the body has, with the ease it is cut with', () => {
    const body = bodyOf('38')
    const { WA, HP, IN, SS, FR, BR, CH, AH, TH, LO } = measured('trousers')
    expect(WA).toBeGreaterThan(body.waist)
    expect(WA).toBeLessThan(body.waist + 25)
    expect(HP).toBeGreaterThan(body.hips + 10)
    expect(HP).toBeLessThan(body.hips + 60)
    expect(IN).toBeGreaterThan(0.9 * (body.waistToFloor - body.waistToCrotch))
    expect(IN).toBeLessThan(body.waistToFloor - body.waistToCrotch)
    expect(sure(SS ?? undefined) - sure(IN ?? undefined)).toBeGreaterThan(body.waistToCrotch)
    expect(sure(BR ?? undefined)).toBeGreaterThan(sure(FR ?? undefined))
    expect(TH).toBeGreaterThan(body.thigh)
    expect(LO).toBeGreaterThan(body.ankle)
    expect([CH, AH]).toEqual([null, null])
  })

  it('[S1.11] of a T-shirt are those of tops, of jeans the side with its yoke and pocket', () => {
    const body = bodyOf('38')
    const { CH, SH, NK, SW, SL, WA, IN, AS } = measured('tShirt')
    expect(CH).toBeGreaterThan(body.bust + 20)
    expect(CH).toBeLessThan(body.bust + 140)
    expect(AS).toBeGreaterThan(0.9 * body.shoulderWidth)
    expect(SH).toBeGreaterThan(90)
    expect(NK).toBeGreaterThan(body.neck)
    expect(SW).toBeGreaterThan(body.hips - 30)
    expect(SL).toBeGreaterThan(120)
    expect([WA, IN]).toEqual([null, null])
    expect(sure(measured('jeans')['SS'] ?? undefined)).toBeGreaterThan(1000)
  })

  it.each(Object.keys(cutters))(
    '[S1.11] of %s are some, and none shrinks by more than a hem’s worth in a larger size',
    (garment) => {
      const [small, large] = [measured(garment, '38'), measured(garment, '44')]
      const known = Object.entries(small).filter(([, value]) => value !== null)
      expect(known.length).toBeGreaterThan(1)
      for (const [code, value] of known) {
        if (['IN', 'UA', 'BI', 'SL'].includes(code)) continue
        expect(large[code], code).toBeGreaterThan(sure(value ?? undefined) - 12)
      }
    },
  )

  it('[S1.11] stand in a table with a column for each size, in centimetres', () => {
    const sizes = ['38', '40'].map((name) => ({ name, pattern: cut('aLineSkirt', name) }))
    const { rows } = measureTable(sizes)
    expect(rows[0]).toEqual(['Code', 'Point of measure', 'How (cm)', '38', '40', 'Tolerance ±'])
    const waist = sure(rows.find(([code]) => code === 'WA'))
    expect(waist[3]).toBeCloseTo(sure(measured('aLineSkirt')['WA'] ?? undefined) / 10, 6)
    expect(Number(waist[4]) - Number(waist[3])).toBeCloseTo(4, 1)
  })
})

describe('what is cut and how it is sewn', () => {
  it('[S1.11] lists every piece once with its cloth and its mirrored ones, as large as it is cut', () => {
    const list = cuttingList(samplePattern)
    expect(list.map(({ id, drawn, mirrored }) => [id, drawn, mirrored])).toEqual([
      ['skirtFront', 1, 0],
      ['sleeve', 1, 1],
      ['waistband', 1, 0],
    ])
    const band = sure(list[2])
    expect([band.width, band.length].map(Math.round)).toEqual([90, 740])
    const shirt = cuttingList(cut('shirt'))
    expect(shirt.map(({ of }) => of)).toEqual(
      shirt.map(({ of }) => of).toSorted((a, b) => (a === b ? 0 : a === 'shell' ? -1 : b === 'shell' ? 1 : 0)),
    )
    expect(new Set(shirt.map(({ id }) => id)).size).toBe(cut('shirt').pieces.length)
  })

  const kindsOf = (garment: string) => sewingSteps(cut(garment)).map(({ kind }) => kind)
  const inOrder = (garment: string, kinds: readonly StepKind[]) => {
    const first = kinds.map((kind) => kindsOf(garment).indexOf(kind))
    expect(first).toEqual(first.toSorted((a, b) => a - b))
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0)
  }

  it('[S1.11] sews in the order of a workroom', () => {
    inOrder('trousers', ['dart', 'pocket', 'opening', 'side', 'inseam', 'crotch', 'waist', 'hem'])
    inOrder('shirt', ['fuse', 'pleat', 'yoke', 'side', 'sleeveSeam', 'sleeve', 'collar', 'cuff', 'hem'])
    inOrder('tieredSkirt', ['center', 'side', 'join', 'waist', 'hem'])
    inOrder('hoodie', ['pocketHem', 'shoulder', 'side', 'sleeveSeam', 'sleeve', 'ring', 'collar', 'cuff'])
  })

  it.each(Object.keys(cutters))('[S1.11] of %s names every seam, and says each step in a sentence', (garment) => {
    const pattern = cut(garment)
    const steps = sewingSteps(pattern)
    const seams = steps.filter(({ kind, to }) => to.length > 0 || kind === 'dart')
    expect(seams.reduce((sum, { times }) => sum + times, 0)).toBe(pattern.stitches.length)
    for (const step of steps) expect(sewingSentence(step)).toMatch(/^[A-Z].*[a-z0-9%]\.$/)
  })

  it('[S1.11] says what is gathered, eased and stretched', () => {
    const said = (garment: string) => sewingSteps(cut(garment)).map(sewingSentence).join('\n')
    expect(said('tShirt')).toMatch(/Set in the sleeve: Sleeve to Front, ease in 2 %, 2 times\./)
    expect(said('tShirt')).toMatch(/stretch Neck rib by 18 %/)
    expect(said('tieredSkirt')).toMatch(/gather or pleat Lower tier.* to \d\d %/)
    expect(said('trousers')).toMatch(/Turn up the hem of Front, 40 mm, 2 times\./)
    expect(said('shirt')).toMatch(/gather or pleat Sleeve to 79 %/)
  })

  it('[S1.11] is written to be read', () => {
    const pattern = cut('aLineSkirt')
    const cloth = clothPlan([pattern], { shell: { width: 1500, twoWay: false } })
    const text = writeList('A-line skirt', [{ name: '38', pattern, cloth }])
    expect(text).toContain('- 2 × Back, shell, 1 of them mirrored\n')
    expect(text).toMatch(/- 38: \d+ cm of shell, 150 cm wide\n/)
    expect(text).toMatch(/\n1\. Sew the darts of Front, 2 times\.\n/)
  })
})

describe('the cloth of a garment', () => {
  it('[S1.11] is told for each kind, with what it costs', () => {
    const plan = clothPlan([cut('shirt')], {
      shell: { width: 1500, twoWay: true, price: 20 },
      interlining: { width: 900, twoWay: true },
    })
    expect(plan.map(({ of, width }) => [of, width])).toEqual([
      ['shell', 1500],
      ['interlining', 900],
    ])
    const [shell, interlining] = plan
    expect(shell?.cost).toBeCloseTo((20 * sure(shell).marker.length) / 1000, 9)
    expect(interlining?.cost).toBeNull()
    expect(interlining?.marker.length).toBeLessThan(sure(shell).marker.length)
  })

  it('[S1.11] is used to 78 % and more where four sizes of skirts, T-shirts and trousers are laid together', () => {
    const laid = ['aLineSkirt', 'pencilSkirt', 'tShirt', 'trousers'].map((garment) => {
      const sizes = ['36', '38', '40', '42'].map((size) => cut(garment, size))
      const [shell] = clothPlan(sizes, { shell: { width: 1500, twoWay: true } })
      return sure(shell).marker
    })
    const length = laid.reduce((sum, marker) => sum + marker.length, 0)
    expect(laid.reduce((sum, marker) => sum + marker.yield * marker.length, 0) / length).toBeGreaterThan(0.78)
  })
})

describe('tables as files', () => {
  const table = {
    name: 'A/B: "x"',
    rows: [
      ['Name', '38'],
      ['=1+1', 12.34],
      ['a "b", c', null],
      ['背身頃 & <b>\u0001', -3],
    ],
  }

  it('[S1.11] as CSV keep commas, quotes and letters of any script, and hold no formula', () => {
    expect(writeCsv(table)).toBe('\uFEFFName,38\r\n\'=1+1,12.3\r\n"a ""b"", c",\r\n背身頃 & <b>\u0001,-3\r\n')
  })

  it('[S1.11] as XLSX are a workbook of sheets with words and numbers', () => {
    const parts = unzipSync(writeXlsx([table, { ...table, name: '' }, table]))
    const part = (name: string) => strFromU8(sure(parts[name]))
    expect([...part('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'A B  &quot;x&quot;',
      'Sheet 2',
      'A B  &quot;x&quot; 3',
    ])
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2" s="2"><v>12.3</v></c>',
    )
    expect(sheet).toContain('背身頃 &amp; &lt;b&gt; </t>')
    expect(sheet).not.toContain('<f>')
    for (const [name, bytes] of Object.entries(parts)) {
      const open = strFromU8(bytes).match(/<[a-zA-Z](?:[^>]*[^>/])?>/g)?.length
      expect(strFromU8(bytes).match(/<\/[a-zA-Z]+>/g)?.length, name).toBe(open)
    }
    for (const target of part('xl/_rels/workbook.xml.rels').matchAll(/Target="([^"]+)"/g))
      expect(Object.keys(parts)).toContain(`xl/${target[1]}`)
    expect(writeXlsx([table])).toEqual(writeXlsx([table]))
  })

  it('[S1.11] of a garment are its measures, what is cut, the sewing order and its cloth', () => {
    const pattern = cut('trousers')
    const cloth = clothPlan([pattern], { shell: { width: 1500, twoWay: false, price: 10 } })
    const tables = handOverTables([{ name: '38', pattern, cloth }])
    expect(tables.map(({ name }) => name)).toEqual(['Measures', 'Cutting list', 'Sewing order', 'Cloth'])
    for (const { rows } of tables) expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
    expect(tables[1]?.rows).toHaveLength(pattern.pieces.length + 1)
  })
})
