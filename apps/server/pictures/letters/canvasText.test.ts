import { createHash } from 'node:crypto'
import type { TextLayer } from '@toile/canvas/document/layer.ts'
import type { TextPlace, TextStyle } from '@toile/canvas/document/textStyle.ts'
import { side, tilePlace } from '@toile/canvas/tiles/tile.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { type LaidCaret, letterWishOf } from '@toile/picture/painting/text/laidText.ts'
import { type PaintedText, paintText } from '@toile/picture/painting/text/paintText.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openServerLetters } from './shelf.ts'

let letters: Letters
beforeAll(async () => {
  letters = await openServerLetters()
})

type Asked = Pick<TextLayer, 'text' | 'style' | 'place' | 'breaks' | 'matrix'>

const plain: TextStyle = {
  family: 'montserrat',
  style: 'normal',
  weight: 400,
  size: 34,
  spacing: 0,
  lineHeight: 1.4,
  align: 'left',
  color: '#141413',
  opacity: 1,
  backgroundColor: '#ffffff',
  backgroundOpacity: 0,
}
const sheet = { width: 700, height: 500 }
const box: TextPlace = { kind: 'box', width: 420 }

async function paint(text: string, own: Partial<TextStyle> = {}, rest: Partial<Asked> = {}): Promise<PaintedText> {
  const style = { ...plain, ...own }
  const layer: Asked = { text, style, place: box, breaks: [], matrix: [1, 0, 40, 0, 1, 40, 0, 0, 1], ...rest }
  await letters.ready([letterWishOf(layer)])
  return paintText(layer, letters, sheet)
}

/** The middle of what is painted, weighed by its opacity, and how much there is. */
function inkOf({ tiles }: PaintedText) {
  let [x, y, sum] = [0, 0, 0]
  for (const [key, tile] of tiles) {
    const [column, row] = tilePlace(key)
    for (let i = 0; i < side * side; i++) {
      const alpha = (tile[i * 4 + 3] ?? 0) / 255
      sum += alpha
      x += alpha * (column * side + (i % side))
      y += alpha * (row * side + Math.floor(i / side))
    }
  }
  return { x: x / sum, y: y / sum, sum }
}
const pixelAt = ({ tiles }: PaintedText, x: number, y: number) => {
  const tile = tiles.get(`${Math.floor(x / side)},${Math.floor(y / side)}`)
  const at = ((y % side) * side + (x % side)) * 4
  return [...(tile?.subarray(at, at + 4) ?? [0, 0, 0, 0])]
}
const linesOf = (text: string, { breaks }: PaintedText) =>
  [0, ...breaks].map((from, i) => text.slice(from, breaks[i] ?? text.length))

/** A sentence in each of the nine languages, and how many lines of 420 pixels it fills. */
const sentences = [
  ['Fine wool coat, cut on the bias — AVATAR office fi ffl', 3],
  ['羊毛大衣，斜裁设计（限量版）。面料来自意大利，适合秋冬季节穿着。', 3],
  ['바이어스로 재단한 고급 울 코트, 가을 컬렉션의 중심입니다.', 3],
  ['バイアスで裁断した上質なウールコート。「秋冬」コレクションの中心です。', 3],
  ['Пальто из тонкой шерсти, скроенное по косой, для осенней коллекции', 4],
  ['Manteau en laine fine, coupé dans le biais : l’été à Nîmes, façon œuvre', 3],
  ['เสื้อโค้ทขนสัตว์เนื้อดีตัดเย็บแนวเฉลียงสำหรับฤดูใบไม้ร่วงที่น่าจดจำ', 3],
  ['Áo khoác len mịn cắt chéo vải, dành cho bộ sưu tập mùa thu đặc biệt', 4],
  ['Cappotto in lana fine, tagliato in sbieco, perché è così più morbido', 4],
] as const

describe('text on the canvas', () => {
  it('[S3.21] the scripts of all nine languages are drawn within their box, with a place for the caret beside every letter', async () => {
    const fine = new Intl.Segmenter('und', { granularity: 'grapheme' })
    for (const [text, lines] of sentences) {
      const painted = await paint(text)
      expect(painted.missing, text).toEqual([])
      expect(linesOf(text, painted), text).toHaveLength(lines)
      expect(painted.box.x0, text).toBeGreaterThan(34)
      expect(painted.box.x1, text).toBeLessThan(40 + 420 + 6)
      const places = new Set(painted.carets.map(({ at }) => at))
      for (const { index, segment } of fine.segment(text)) {
        expect(places.has(index), `${text} ${index}`).toBe(true)
        expect(places.has(index + segment.length), `${text} ${index}`).toBe(true)
      }
    }
  })

  it('[S3.21] kept breaks are obeyed, and those that are found lead to the same picture', async () => {
    const text = 'เสื้อโค้ทขนสัตว์เนื้อดีตัดเย็บแนวเฉลียงสำหรับฤดูใบไม้ร่วงที่น่าจดจำ'
    const found = await paint(text)
    const again = await paint(text, {}, { breaks: found.breaks })
    expect(again.breaks).toEqual(found.breaks)
    expect([...again.tiles]).toEqual([...found.tiles])
    const own = await paint('one two three', {}, { breaks: [4] })
    expect(linesOf('one two three', own)).toEqual(['one ', 'two three'])
  })

  it('[S3.21] a word that is wider than its box is broken between letters', async () => {
    const text = 'Donaudampfschifffahrtsgesellschaft'
    const painted = await paint(text, { size: 60 }, { place: { kind: 'box', width: 300 } })
    expect(painted.breaks.length).toBeGreaterThan(1)
    expect(painted.box.x1).toBeLessThan(40 + 300 + 8)
  })

  it('[S3.21] breaks and carets count the signs that were typed, however their marks were', async () => {
    const text = 'đặc biệt mùa thu đặc biệt Áo khoác'
    const apart = text.normalize('NFD')
    const [one, other] = [await paint(text), await paint(apart)]
    expect([...other.tiles]).toEqual([...one.tiles])
    expect(linesOf(apart, other).map((line) => line.normalize('NFC'))).toEqual(linesOf(text, one))
    expect(other.carets.at(-1)?.at).toBe(apart.length)
  })

  it('[S3.21] stands left, in the middle or right of its box, and on both sides of its point', async () => {
    const aligned = await Promise.all((['left', 'center', 'right'] as const).map((align) => paint('Silk', { align })))
    const [left, center, right] = aligned.map((one) => inkOf(one).x)
    expect(center).toBeCloseTo(40 + 210, -1)
    expect((left ?? 0) + (right ?? 0)).toBeCloseTo(2 * (center ?? 0), 0)
    const onPoint = await paint(
      'HHHH',
      { align: 'center' },
      { place: { kind: 'point' }, matrix: [1, 0, 300, 0, 1, 200, 0, 0, 1] },
    )
    expect(inkOf(onPoint).x).toBeCloseTo(300, -0.5)
    expect(onPoint.box.y1).toBe(200)
  })

  it('[S3.21] is set apart, heavier, cursive, and in lines as far from each other as is asked', async () => {
    const bare = inkOf(await paint('Silk satin'))
    expect((await paint('Silk satin', { spacing: 200 })).box.x1).toBeGreaterThan(
      (await paint('Silk satin')).box.x1 + 50,
    )
    expect(inkOf(await paint('Silk satin', { weight: 800 })).sum).toBeGreaterThan(bare.sum * 1.4)
    const cursive = await paint('l', { style: 'italic', size: 200 })
    const upright = await paint('l', { size: 200 })
    const widthOf = ({ box: { x0, x1 } }: PaintedText) => x1 - x0
    expect(widthOf(cursive)).toBeGreaterThan(widthOf(upright) + 20)
    const lines = await Promise.all([1, 2].map((lineHeight) => paint('a\nb', { lineHeight })))
    const tops = lines.map(({ carets }) => (carets.at(-1)?.top[1] ?? 0) - (carets[0]?.top[1] ?? 0))
    expect(tops).toEqual([34, 68])
  })

  it('[S3.21] has its color and opacity over a ground of its own color and opacity', async () => {
    const painted = await paint('■', {
      color: '#ff0000',
      opacity: 0.5,
      backgroundColor: '#0000ff',
      backgroundOpacity: 0.5,
    })
    expect(pixelAt(painted, 400, 60)).toEqual([0, 0, 255, 128])
    const over = await paint('HHH', {
      size: 200,
      weight: 900,
      color: '#ff0000',
      opacity: 0.5,
      backgroundColor: '#0000ff',
      backgroundOpacity: 0.5,
    })
    const stem = [...over.tiles.values()].flatMap((tile) =>
      Array.from({ length: side * side }, (_, i) => [...tile.subarray(i * 4, i * 4 + 4)]),
    )
    expect(stem).toContainEqual([170, 0, 85, 191])
  })

  it('[S3.21] follows the tangent of a curve', async () => {
    const down: TextPlace = {
      kind: 'curve',
      points: [
        [100, 50],
        [100, 150],
        [100, 250],
        [100, 450],
      ],
    }
    const painted = await paint('Silk satin', {}, { place: down, matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] })
    const { box } = painted
    expect(box.y1 - box.y0).toBeGreaterThan((box.x1 - box.x0) * 3)
    expect(box.x0).toBeGreaterThan(85)
    expect(painted.carets[0]?.top[0]).toBeGreaterThan(120)
  })

  it('[S3.21] stays sharp at any size: its outlines go through the matrix, not its pixels', async () => {
    const large = await paint(
      'Silk',
      { size: 160 },
      { place: { kind: 'point' }, matrix: [1, 0, 40, 0, 1, 200, 0, 0, 1] },
    )
    const grown = await paint(
      'Silk',
      { size: 16 },
      { place: { kind: 'point' }, matrix: [10, 0, 40, 0, 10, 200, 0, 0, 1] },
    )
    let most = 0
    for (const [key, tile] of large.tiles)
      tile.forEach((one, i) => {
        if (i % 4 === 3) most = Math.max(most, Math.abs(one - (grown.tiles.get(key)?.[i] ?? 0)))
      })
    expect(most).toBeLessThan(12)
  })

  it('[S3.21] goes through a perspective, and nothing of it is painted beyond the sheet or behind the eye', async () => {
    const seen = await paint(
      'HHHHHH',
      { size: 90 },
      { place: { kind: 'point' }, matrix: [1, 0, 20, 0, 1, 100, 0.002, 0, 1] },
    )
    const [first, last] = [seen.carets[0], seen.carets.at(-1)]
    const high = (caret: LaidCaret | undefined) => (caret?.bottom[1] ?? 0) - (caret?.top[1] ?? 0)
    expect(high(first)).toBeGreaterThan(high(last) * 1.5)
    const huge = await paint('HHHHHH', {}, { matrix: [400, 0, -9000, 0, 400, -9000, 0, 0, 1] })
    expect(huge.tiles.size).toBeLessThanOrEqual(6)
    const behind = await paint('HHHHHH', {}, { matrix: [0.01, 0, 2, 0, 0.01, 2, 0, 0, -1] })
    expect(behind.tiles.size).toBe(0)
  })

  it('[S3.21] names letters that no font has, and an empty text still has a place to write', async () => {
    expect((await paint('Hi ᚠ')).missing).toEqual(['ᚠ'])
    const empty = await paint('')
    expect(empty.tiles.size).toBe(0)
    expect(empty.carets).toHaveLength(1)
    expect((await paint('a\n')).carets.at(-1)).toMatchObject({ at: 2, line: 1 })
  })

  it('[S3.21] is the same bytes wherever it is drawn', async () => {
    const hash = createHash('sha256')
    for (const [text] of sentences) {
      const { tiles } = await paint(text)
      for (const [key, tile] of tiles) hash.update(key).update(tile)
    }
    expect(hash.digest('hex').slice(0, 16)).toBe('87c65300f73e5f27')
  })
})
