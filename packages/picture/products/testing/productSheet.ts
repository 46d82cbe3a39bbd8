import { createCanvas } from '@napi-rs/canvas'
import { type Design, designSchema, type Worn } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import type { z } from 'zod'
import { openDrawing } from '../../scenes/openDrawing.ts'
import type { Host, Surface } from '../../surface.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }

const hex = (value: number) => ({ r: value >> 16, g: (value >> 8) & 255, b: value & 255 })

/** A worn garment of a test. */
export const wornAs = (garment: string, fabric: string, color: number, own: Partial<Worn> = {}) =>
  plainWorn(garment, hex(color), { fabric, seed: 7, ...own })

/** A look of a test. */
export const lookOf = (garments: readonly Worn[], shoe = 'pump'): Design =>
  designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
    shoes: { kind: shoe, color: hex(0x2a2226) },
    lips: hex(0xb0463f),
    ground: hex(0xeae6de),
    garments,
    origin: null,
  })

/** A shot of a test. */
export const shotOf = (
  own: Omit<z.input<typeof shotSchema>, 'ground'> & { ground?: z.input<typeof shotSchema>['ground'] },
): Shot => shotSchema.parse({ ground: { kind: 'sweep' }, ...own })

/** A suit in three cloths. */
export const suit = lookOf([
  { ...wornAs('shirt', 'cotton', 0xf4f1ea), id: 'shirt' },
  { ...wornAs('jeans', 'denim', 0x44618a), id: 'jeans' },
  { ...wornAs('blazer', 'wool', 0x7c3b3a), id: 'blazer' },
])
/** Knit, linen and a bag. */
export const knitwear = lookOf([
  { ...wornAs('wideTrousers', 'linen', 0xd8c7a4), id: 'trousers' },
  { ...wornAs('aranSweater', 'cableKnit', 0xefe3cf), id: 'sweater' },
  { ...wornAs('handbag', 'leather', 0x6b3a24), id: 'bag' },
])
/** Silk. */
export const evening = lookOf([wornAs('slipDress', 'silk', 0x1f6b52)])

const take = (look: Design, shot: Parameters<typeof shotOf>[0]) => ({ look, shot: shotOf(shot) })
const on = (kind: Shot['ground']['kind']) => ({ ground: { kind } })

/** Combinations of presentation and ground that were looked at. */
const taken = [
  take(suit, { presentation: 'hanger', ...on('plaster') }),
  take(knitwear, { presentation: 'hanger', manner: 'metal', garment: 'trousers', ...on('concrete') }),
  take(evening, { presentation: 'hanger', manner: 'padded', ...on('paper') }),
  take(suit, { presentation: 'ghost' }),
  take(suit, { presentation: 'ghost', view: 'back', garment: 'shirt', ...on('marble') }),
  take(knitwear, { presentation: 'ghost', view: 'threeQuarter', garment: 'sweater' }),
  take(knitwear, { presentation: 'flatLay', manner: 'sleeveAcross', ...on('wood') }),
  take(suit, { presentation: 'flatLay', garment: 'shirt', ...on('linen') }),
  take(knitwear, { presentation: 'flatLay', manner: 'outfit', ...on('terrazzo') }),
  take(knitwear, { presentation: 'stack', ...on('sand') }),
  take(suit, { presentation: 'stack', garment: 'shirt', ...on('marble') }),
  take(suit, { presentation: 'dressForm', ...on('interior') }),
  take(evening, { presentation: 'dressForm' }),
  take(suit, { presentation: 'figure', ...on('street') }),
  take(knitwear, { presentation: 'figure', manner: 'whole', ...on('water') }),
  take(knitwear, { presentation: 'accessories', ...on('concrete') }),
  take(suit, { presentation: 'detail', manner: 'collar' }),
  take(suit, { presentation: 'detail', manner: 'cuff', ...on('plaster') }),
]

const [across, down] = [96, 120]
const columns = 6

/** The sides of the sheet and of its cells in pixels. */
export const sheetSize = {
  width: across * columns,
  height: down * Math.ceil(taken.length / columns),
  across,
  down,
}

/** All of them on one sheet. */
export function productSheet(): Surface {
  const desk = openDrawing(host)
  const sheet = createCanvas(sheetSize.width, sheetSize.height)
  const drawing = sheet.getContext('2d')
  taken.forEach(({ look, shot }, i) => {
    const drawn = desk.draw({ kind: 'product', design: look, shot, width: across, height: down })
    const { data } = drawn.getContext('2d').getImageData(0, 0, across, down)
    const cell = drawing.createImageData(across, down)
    cell.data.set(data)
    drawing.putImageData(cell, (i % columns) * across, Math.floor(i / columns) * down)
  })
  return sheet as unknown as Surface
}
