import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { lightnessChromaHue, toHex } from '../colors/color.ts'
import {
  moveColor,
  ordinaryPrint,
  reseedPrint,
  setMotifs,
  setPrintColors,
  setPrintRepeat,
  setPrintWidth,
  turnPrintKnob,
} from './changes.ts'
import { printFamilies } from './families.ts'
import { findPrint, prints } from './index.ts'
import { type PrintDocument, printDocumentSchema } from './printDocument.ts'
import { mayStandSingly, printTypes, readPrintType } from './printTypes.ts'
import { repeats } from './repeat.ts'
import { tileSize } from './tileSize.ts'
import { unbalanced } from './unbalanced.ts'

const open = (id: string) => {
  const print = findPrint(id)
  if (!print) throw new Error(`There is no ${id}.`)
  return { print, document: ordinaryPrint(print) }
}
const black = { r: 0, g: 0, b: 0 }

describe('a print on the desk', () => {
  it('[S2.52] every print of the catalogue is a document that may be stored, of a family that is listed', () => {
    for (const print of prints) {
      expect(printDocumentSchema.safeParse(ordinaryPrint(print)).success, print.id).toBe(true)
      expect(printFamilies.map(({ id }) => id)).toContain(print.family)
    }
  })

  it('[S2.52] a knob is turned and goes back to normal; colours are set and change places', () => {
    const { print, document } = open('floral')
    const [name] = Object.keys(print.knobs)
    const turned = turnPrintKnob(document, { name, value: 1.2 })
    expect(turned.source).toMatchObject({ knobs: { [name]: 1.2 } })
    expect(turnPrintKnob(turned, { name, value: null }).source).toMatchObject({ knobs: {} })
    const before = print.colorway.map(toHex)
    const moved = moveColor(document, { from: 0, to: 2 }).source
    expect(moved.kind === 'construction' && moved.colors.map(toHex).slice(0, 3)).toEqual([
      before[1],
      before[2],
      before[0],
    ])
    expect(setPrintColors(document, [black]).source).toMatchObject({ colors: [black] })
    expect(setPrintColors(document, [])).toBe(document)
    expect(reseedPrint(document, 9).source).toMatchObject({ seed: 9 })
    expect(setPrintWidth(document, 64).width).toBe(64)
  })

  it('[S2.52] under every repeat the drawing keeps its scale', () => {
    for (const id of ['awningStripe', 'gingham', 'floral'])
      for (const { id: repeat } of repeats) {
        const { print, document } = open(id)
        const wide = setPrintWidth(document, document.width * 1.5)
        const { width } = setPrintRepeat(wide, repeat)
        expect(width / tileSize(print, repeat).width, `${id} ${repeat}`).toBeCloseTo(1.5, 2)
      }
  })

  it('[S5.16] motifs of pictures are laid otherwise, and a construction has none', () => {
    const { document } = open('floral')
    expect(setMotifs(document, { share: 0.2 })).toBe(document)
    const motifs: PrintDocument = {
      ...document,
      source: {
        kind: 'motifs',
        motifs: ['a'.repeat(64)],
        ground: black,
        arrangement: 'tossed',
        direction: 'oneWay',
        share: 0.3,
        density: 0,
        seed: 1,
      },
    }
    expect(setMotifs(motifs, { share: 0.2 }).source).toMatchObject({ share: 0.2, arrangement: 'tossed' })
    expect(setPrintRepeat(motifs, 'brick')).toMatchObject({ width: motifs.width, repeat: 'brick' })
  })

  it('[S2.52] an unbalanced colouring has the same inks in other places, and turns the values over', () => {
    const inks = open('floral').print.colorway
    const order = (colors: readonly (typeof inks)[number][]) =>
      colors
        .map((color) => lightnessChromaHue(color).lightness)
        .map((value, _i, all) => all.filter((o) => o < value).length)
    for (let seed = 0; seed < 20; seed++) {
      const way = unbalanced(inks, inks.length, openChance(seed))
      expect(way.map(toHex).toSorted()).toEqual(inks.map(toHex).toSorted())
      expect(order(way)).not.toEqual(order(inks))
    }
    expect(unbalanced([black], 4, openChance(1))).toEqual([black])
  })

  it('[S3.27] [S5.15] a pattern never stands singly; slogans, logos and prints of no known type may', () => {
    expect(printTypes.map(({ id }) => id)).toEqual(['Pattern', 'Slogan', 'Logo'])
    expect(printTypes.map(({ id }) => mayStandSingly(id))).toEqual([false, true, true])
    expect(mayStandSingly(readPrintType(''))).toBe(true)
    expect(readPrintType('Logo')).toBe('Logo')
  })
})
