import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { fromHex as readHex } from '@toile/craft/colors/color.ts'
import type { Design, Style, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import type { Drawing } from '@toile/picture/scenes/openDrawing.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'

/** One picture of a contact sheet with what is written under it. */
export interface Cell {
  caption: string
  draw(): Surface | Promise<Surface>
}

/** What a sheet is drawn with. */
export interface SheetDesk {
  host: Host
  drawing: Drawing
  style: Style
}

/** A contact sheet: pictures of one size in rows, drawn to be looked at. */
export interface Sheet {
  id: string
  says: string
  /** Whether it looks different in each hand; the others are drawn once. */
  styled: boolean
  columns: number
  cell: readonly [width: number, height: number]
  cells(desk: SheetDesk): Iterable<Cell>
}

/** Declares a sheet. */
export const defineSheet = (sheet: Sheet): Sheet => sheet

/** A colour that is written in a sheet. */
export function fromHex(hex: string): Color {
  const color = readHex(hex)
  if (!color) throw new Error(`no colour ${hex}`)
  return color
}

/** Colours that sheets dress their figures in, far enough apart to judge each hand by. */
export const wardrobeColors = [
  fromHex('#1f3a5f'),
  fromHex('#b4432f'),
  fromHex('#e6dcc6'),
  fromHex('#2f6a4f'),
  fromHex('#e3b04b'),
  fromHex('#8fb3b5'),
  fromHex('#4a4640'),
  fromHex('#c98b94'),
] as const

/** One garment worn in its normal cut and first fabric, unless told otherwise. */
export const wear = (garment: string, color: Color, own: Partial<Worn> = {}): Worn =>
  plainWorn(garment, color, { fabric: findWearable(garment)?.character.fabrics[0] ?? 'cotton', seed: 7, ...own })

/** A design around garments, on a person in a stance of theirs. */
export const lookOf = (style: Style, person: string, garments: readonly Worn[], pose?: string): Design => ({
  version: designVersion,
  style,
  mannequin: { person, pose: pose ?? findPerson(person)?.stances[0] ?? 'relaxed', mirrored: false },
  shoes: { kind: findPerson(person)?.shoe ?? 'loafer', color: fromHex('#2b2426') },
  lips: fromHex('#b0463f'),
  ground: fromHex('#f8f4ee'),
  garments: [...garments],
  origin: null,
})
