import { openChance } from '@toile/geometry'
import { openDocument } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import { toHex } from '../colors/color.ts'
import { oklabOf } from '../colors/oklch.ts'
import { moveColor, reseedPrint, setPrintColors, setPrintRepeat, setPrintWidth, setTreatment } from './changes.ts'
import { ordinaryCloth } from './derivedCloth.ts'
import { derivedName } from './derivedName.ts'
import { type DerivedSource, treatments } from './derivedSource.ts'
import { inksFrom } from './inksFrom.ts'
import { picturesOfSource } from './picturesOfSource.ts'
import type { PrintChange } from './printChanges.ts'
import { type PrintDocument, printDocumentSchema } from './printDocument.ts'

const grey = (r: number) => ({ r, g: r, b: r })
const source: DerivedSource = {
  kind: 'derived',
  picture: '5'.repeat(64),
  treatment: 'strata',
  colors: [grey(20), grey(90), grey(160), grey(230)],
  lie: 'level',
  fineness: 0.4,
  order: 0.6,
  seed: 12,
}
const made: PrintDocument = { kind: 'print', version: 1, source, repeat: 'mirror', width: 620 }
const sourceIn = ({ source: own }: PrintDocument) => (own.kind === 'derived' ? own : expect.fail())

describe('a print made of a picture, on the desk', () => {
  it('[S9.04] inks, their order, treatment, seed, repeat and width are changed, and each is taken back', () => {
    const desk = openDocument<PrintDocument, PrintChange>(made)
    const steps = [
      () => desk.change(setPrintColors, [grey(1), grey(2), grey(3)]),
      () => desk.change(moveColor, { from: 0, to: 2 }),
      () => desk.change(setTreatment, 'motif'),
      () => desk.change(reseedPrint, 77),
      () => desk.change(setPrintRepeat, 'halfDrop'),
      () => desk.change(setPrintWidth, 300),
    ]
    const before = steps.map((step) => {
      const was = desk.get()
      step()
      expect(desk.get()).not.toEqual(was)
      expect(printDocumentSchema.safeParse(desk.get()).success).toBe(true)
      return was
    })
    expect(sourceIn(desk.get())).toMatchObject({ treatment: 'motif', seed: 77, colors: [grey(2), grey(3), grey(1)] })
    for (const was of before.toReversed()) {
      desk.undo()
      expect(desk.get()).toEqual(was)
    }
  })

  it('[S9.04] another treatment goes on in its own repeat, as much narrower than usual as the one before', () => {
    const narrow = setPrintWidth(made, ordinaryCloth('strata').width / 2)
    const changed = setTreatment(narrow, 'texture')
    expect(changed.repeat).toBe(ordinaryCloth('texture').repeat)
    expect(changed.width).toBe(ordinaryCloth('texture').width / 2)
    expect(setTreatment(made, 'strata')).toBe(made)
  })

  it('[S9.04] shows the part of the picture it was made for, until it is drawn anew or in another treatment', () => {
    const part = { left: 0.1, top: 0.2, width: 0.5, height: 0.6 }
    const cut: PrintDocument = { ...made, source: { ...source, treatment: 'painted', part } }
    expect(printDocumentSchema.parse(cut)).toEqual(cut)
    expect(sourceIn(setPrintColors(cut, [grey(1), grey(2)])).part).toEqual(part)
    expect(sourceIn(reseedPrint(cut, 5)).part).toBeUndefined()
    expect(sourceIn(setTreatment(cut, 'texture')).part).toBeUndefined()
  })

  it('[S9.04] holds two inks at the least and twelve at the most', () => {
    expect(setPrintColors(made, [grey(1)])).toBe(made)
    const many = Array.from({ length: 20 }, (_, i) => grey(i * 10))
    expect(sourceIn(setPrintColors(made, many)).colors).toHaveLength(12)
  })

  it('[S9.04] every treatment has a usual width and a repeat that a document may hold', () => {
    for (const { id } of treatments) {
      const { width, repeat } = ordinaryCloth(id)
      const document = { ...made, source: { ...source, treatment: id }, width, repeat }
      expect(printDocumentSchema.safeParse(document).success, id).toBe(true)
    }
  })

  it('[S9.04] names the picture it is painted from', () => {
    expect(picturesOfSource(source)).toEqual([source.picture])
  })
})

describe('the name of a finished tile', () => {
  it('[S9.04] is 64 hex digits, the same for the same source however its fields are ordered', () => {
    const { seed, colors, ...others } = source
    expect(derivedName(source)).toMatch(/^[0-9a-f]{64}$/)
    expect(derivedName({ seed, colors: colors.map(({ r, g, b }) => ({ b, g, r })), ...others })).toBe(
      derivedName(source),
    )
  })

  it('[S9.04] changes with everything that changes the tile', () => {
    const others: DerivedSource[] = [
      { ...source, picture: '6'.repeat(64) },
      { ...source, treatment: 'painted' },
      { ...source, colors: source.colors.toReversed() },
      { ...source, lie: 'upright' },
      { ...source, fineness: 0.5 },
      { ...source, order: 0.5 },
      { ...source, seed: 13 },
      { ...source, part: { left: 0, top: 0, width: 0.5, height: 1 } },
      { ...source, part: { left: 0, top: 0, width: 1, height: 0.5 } },
    ]
    expect(new Set([source, ...others].map(derivedName)).size).toBe(others.length + 1)
  })
})

describe('other inks from a palette', () => {
  const palette = [
    { r: 250, g: 240, b: 220 },
    { r: 200, g: 40, b: 60 },
    { r: 20, g: 30, b: 80 },
    { r: 90, g: 150, b: 120 },
    { r: 240, g: 190, b: 60 },
  ]
  it('[S1.06] keep the order of light and dark, so that the drawing is still seen', () => {
    for (let seed = 0; seed < 12; seed++) {
      const inks = inksFrom([source.colors[2], source.colors[0], source.colors[3]], palette, openChance(seed))
      const [middle, dark, light] = inks.map((color) => oklabOf(color)[0])
      expect(dark).toBeLessThan(middle)
      expect(middle).toBeLessThan(light)
    }
  })

  it('[S1.06] are the palette’s own where it has enough of them', () => {
    const inks = inksFrom(source.colors.slice(0, 3), palette, openChance(3)).map(toHex)
    expect(inks.every((ink) => palette.map(toHex).includes(ink))).toBe(true)
  })
})
