import { toHex } from '@toile/craft/colors/color.ts'
import type { Paint, SloganDocument, SloganItem } from '@toile/craft/slogans/slogan.ts'
import type { Bounds } from '@toile/geometry'
import { blockShadow } from './blockShadow.ts'
import { laidOf } from './drawSlogan.ts'
import { type LaidItem, reachOf } from './layItem.ts'
import type { Letters } from './letters.ts'
import { levelRings } from './levelRings.ts'
import { boundsOfOutline, mapOutline, type Outline, pathText } from './letterOutlines.ts'
import { textureOf } from './textures/index.ts'

/** A slogan as SVG in millimetres: letters are paths, holes are masks, textures are vector masks; letters must be ready. */
export function svgSlogan(document: SloganDocument, letters: Letters): string {
  const { width, height, ground } = document
  const laid = laidOf(document, letters)
  const cell = cellOf(laid, document)
  const drawn = laid.reduce((below, one, i) => lay(below, one, i, document, cell), '')
  const field = ground ? `<rect width="${width}" height="${height}" fill="${toHex(ground)}"/>` : ''
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`
  return `${head}${field}${drawn}</svg>\n`
}

type Page = Pick<SloganDocument, 'width' | 'height'>

const shown = (paint: Paint): paint is Exclude<Paint, 'cut' | null> => paint !== null && paint !== 'cut'

const path = (outline: Outline, style: string) => `<path d="${pathText(outline)}" ${style}/>`
const filled = (color: string, rim: number) =>
  `fill="${color}"${rim > 0 ? ` stroke="${color}" stroke-width="${+rim.toFixed(2)}" stroke-linejoin="round"` : ''}`
const lined = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${+width.toFixed(2)}" stroke-linejoin="round" stroke-linecap="round"`

const mask = (id: string, page: Page, inside: string, under = 'white') =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${page.width}" height="${page.height}">` +
  `<rect width="${page.width}" height="${page.height}" fill="${under}"/>${inside}</mask>`

/** One thing laid over what is below it; where it cuts, what is below is masked. */
function lay(below: string, one: LaidItem, i: number, page: Page, cell: number): string {
  const { item, outlines } = one
  const whole = outlines.flat()
  const line = item.kind === 'shape' ? item.line : null
  const rim = item.outline ? item.outline.width * 2 : 0
  const shape = (paint: string, extra = 0) =>
    line === null ? path(whole, filled(paint, extra)) : path(whole, lined(paint, line + extra))
  let under = below
  const hole = item.outline?.color === 'cut' ? shape('black', rim) : item.color === 'cut' ? shape('black') : ''
  if (hole && below) under = `${mask(`h${i}`, page, hole)}<g mask="url(#h${i})">${below}</g>`
  let own = item.shadow ? shadowOf(one, rim) : ''
  if (item.outline && shown(item.outline.color)) {
    const around = shape(toHex(item.outline.color), rim)
    const hollow = item.color === null || item.color === 'cut'
    own += hollow ? `${mask(`o${i}`, page, shape('black'))}<g mask="url(#o${i})">${around}</g>` : around
  }
  if (shown(item.color)) own += shape(toHex(item.color))
  if (!reads(item) || !own) return under + own
  return `${under}${mask(`t${i}`, page, wearOf(one, page, cell))}<g mask="url(#t${i})">${own}</g>`
}

function shadowOf({ item, outlines }: LaidItem, rim: number): string {
  if (!item.shadow) return ''
  const { kind, x, y, color } = item.shadow
  const whole = outlines.flat()
  const cast = kind === 'block' ? blockShadow(whole, x, y) : mapOutline(whole, (a, b) => [a + x, b + y])
  const line = item.kind === 'shape' ? item.line : null
  return path(cast, line === null ? filled(toHex(color), rim) : lined(toHex(color), line))
}

/** Millimetres between the places where textures are read, and most places of one slogan. */
const step = 0.3
const most = 800_000

const reads = (item: SloganItem) => item.texture !== null && item.texture.kind !== 'stitch'

/** The part of the page that a thing can be seen on. */
function seenOf(one: LaidItem, page: Page): Bounds {
  const { left, top, right, bottom } = reachOf(one)
  const inside = (at: number, end: number) => Math.min(end, Math.max(0, at))
  return {
    left: inside(left, page.width),
    right: inside(right, page.width),
    top: inside(top, page.height),
    bottom: inside(bottom, page.height),
  }
}

/** The distance in millimetres at which all textures of a slogan together stay within the most places. */
function cellOf(laid: readonly LaidItem[], page: Page): number {
  const worn = laid.filter(({ item }) => reads(item)).map((one) => seenOf(one, page))
  const size = worn.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0)
  return Math.max(step, Math.sqrt(size / most))
}

/** What a texture takes away, as black paths for a mask. */
function wearOf(one: LaidItem, page: Page, cell: number): string {
  const { item, outlines } = one
  if (!item.texture) return ''
  const { kind, strength, seed } = item.texture
  const box = boundsOfOutline(...outlines)
  const seen = seenOf(one, page)
  const field = textureOf[kind].open({ strength, seed, box, angle: (item.angle * Math.PI) / 180 }, cell)
  const across = Math.ceil((seen.right - seen.left) / cell) + 2
  const down = Math.ceil((seen.bottom - seen.top) / cell) + 2
  const xOf = (column: number) => seen.left + (column - 0.5) * cell
  const yOf = (row: number) => seen.top + (row - 0.5) * cell
  const values = Float64Array.from({ length: across * down }, (_, i) => {
    return 1 - field(xOf(i % across), yOf(Math.floor(i / across)))
  })
  const rings = levelRings({ values, across, down }, 0.5)
  const text = rings.map((ring) => `M${ring.map(([x, y]) => `${num(xOf(x))} ${num(yOf(y))}`).join('L')}Z`).join('')
  return `<path d="${text}" fill="black" fill-rule="evenodd"/>`
}

const num = (value: number) => +value.toFixed(2)
