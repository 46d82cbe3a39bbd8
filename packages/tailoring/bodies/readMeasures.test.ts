import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { measureNames } from './measureNames.ts'
import { measureNumber, unitAtEnd } from './measureNumber.ts'
import { measuresOf } from './measuresOf.ts'
import { readMeasures } from './readMeasures.ts'
import { sizeRanges } from './sizeRanges.ts'

const range = sure(sizeRanges[0])
const bodies = ['36', '40'].map((name) => ({ name, measures: sure(measuresOf(range, name) ?? undefined) }))
const [small] = bodies.map(({ measures }) => measures)

/** A table of two bodies with a title and a text for each measure. */
const table = (
  separator: string,
  titleOf: (name: string) => string,
  textOf: (value: number, name: string) => string,
  lineEnd = '\n',
) =>
  [
    ['Size', ...measureNames.map(titleOf)].join(separator),
    ...bodies.map(({ name, measures }) =>
      [name, ...measureNames.map((measure) => textOf(measures[measure], measure))].join(separator),
    ),
    '',
  ].join(lineEnd)

const scaled = (name: string, value: number, by: number) => (name === 'shoulderSlope' ? value : value / by)
const plain = table(',', String, String)

describe('a table of measures', () => {
  it('[S1.11] is read by its titles in whatever order and separator', () => {
    expect(readMeasures(plain, 'mm')).toEqual({ bodies, faults: [] })
    expect(readMeasures(`\uFEFF${table('\t', String, String, '\r\n')}`, 'mm')).toEqual({ bodies, faults: [] })
    const turned = plain.split('\n').map((line) => line.split(',').toReversed().join(';'))
    expect(readMeasures(turned.join('\n'), 'mm')).toEqual({ bodies, faults: [] })
  })

  it('[S1.11] is read in centimetres with decimal commas, in quotes where commas separate', () => {
    const comma = (value: number, name: string) => String(scaled(name, value, 10)).replace('.', ',')
    expect(readMeasures(table(';', String, comma), 'cm')).toEqual({ bodies, faults: [] })
    const quoted = table(',', String, (value, name) => `"${comma(value, name)}"`)
    expect(readMeasures(quoted, 'cm')).toEqual({ bodies, faults: [] })
  })

  it('[S1.11] is read by the unit of each title, spelled apart or not', () => {
    const title = (name: string) =>
      name === 'shoulderSlope'
        ? 'Shoulder slope (°)'
        : `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}${name === 'bust' ? ' [in]' : ' (cm)'}`
    const text = (value: number, name: string) => String(scaled(name, value, name === 'bust' ? 25.4 : 10))
    const read = readMeasures(table(',', title, text), 'mm')
    expect(read.faults).toEqual([])
    for (const name of measureNames) expect(read.bodies[0]?.measures[name], name).toBeCloseTo(sure(small)[name], 6)
  })

  it('[S1.11] names the columns it does not know, lacks, has twice or cannot have in their unit', () => {
    const lines = plain.replace('wrist', 'waist').replace('shoulderSlope', 'shoulderSlope cm').split('\n')
    lines[0] += ',Shoe size'
    const read = readMeasures(lines.join('\n'), 'mm')
    expect(read.faults).toEqual([
      { kind: 'columnTwice', column: 'waist' },
      { kind: 'wrongUnit', column: 'shoulderSlope cm' },
      { kind: 'unknownColumn', column: 'Shoe size' },
      { kind: 'missingColumn', measure: 'wrist' },
    ])
    expect(read.bodies).toEqual([])
  })

  it('[S1.11] reads titles in quotes with all that stands in them, the first one as well', () => {
    const lines = plain
      .split('\n')
      .map((line, i) => (i === 0 ? `\uFEFF"Shoe ""EU"", left",${line}` : line && `38,${line}`))
    expect(readMeasures(lines.join('\n'), 'mm')).toEqual({
      bodies,
      faults: [{ kind: 'unknownColumn', column: 'Shoe "EU", left' }],
    })
  })

  it('[S1.11] keeps the whole rows and tells of the cells of others that are no numbers', () => {
    const lines = plain.split('\n')
    lines.splice(1, 0, sure(lines[1]).replace('36,', 'mine,').replace('800', '').replace('840', 'wide'), '')
    const { bodies: read, faults } = readMeasures(lines.join('\n'), 'mm')
    expect(read).toEqual(bodies)
    expect(faults).toEqual([{ kind: 'notANumber', row: 2, column: 'bust', text: 'wide' }])
  })

  it('[S1.11] counts bodies that have no name, and says when it is empty', () => {
    const unnamed = plain.split('\n').map((line) => line.slice(line.indexOf(',') + 1))
    expect(readMeasures(unnamed.join('\n'), 'mm').bodies.map(({ name }) => name)).toEqual(['1', '2'])
    expect(readMeasures('', 'mm')).toEqual({ bodies: [], faults: [{ kind: 'empty' }] })
    expect(readMeasures(' \n1,2', 'mm').faults).toEqual([{ kind: 'empty' }])
  })
})

describe('a written measure', () => {
  it.each([
    ['880', 'mm', 880],
    ['1.680', 'mm', 1680],
    ['1,680', 'mm', 1680],
    ['1.680,5', 'mm', 1680.5],
    ['1,680.5', 'mm', 1680.5],
    ['88,5', 'cm', 885],
    ['88.125', 'cm', 881.25],
    ['34 1/2', 'in', 876.3],
    ['3/4', 'in', 19.05],
    ['34"', 'mm', 863.6],
    ['88 cm', 'mm', 880],
    ['88cm', 'in', 880],
    ['21°', 'degrees', 21],
  ] as const)('[S1.11] of %s where %s are usual is %d', (text, unit, value) => {
    expect(measureNumber(text, unit)).toBeCloseTo(value, 9)
  })

  it.each([
    ['', 'mm'],
    ['-88', 'cm'],
    ['88-92', 'cm'],
    ['34 1/0', 'in'],
    ['34 1/2', 'cm'],
    ['1e3', 'mm'],
    ['0x20', 'mm'],
    ['8 8', 'cm'],
    ['88 ft', 'cm'],
    ['21°', 'cm'],
    ['21 cm', 'degrees'],
  ] as const)('[S1.11] is none in “%s” where %s are usual', (text, unit) => {
    expect(measureNumber(text, unit)).toBeNull()
  })

  it('[S1.11] ends with a unit only where one stands apart', () => {
    expect(unitAtEnd('Waist to hips')).toEqual({ rest: 'Waist to hips', unit: null })
    expect(unitAtEnd('chin')).toEqual({ rest: 'chin', unit: null })
    expect(unitAtEnd('bust_cm')).toEqual({ rest: 'bust', unit: 'cm' })
    expect(unitAtEnd('cm')).toEqual({ rest: 'cm', unit: null })
  })
})
