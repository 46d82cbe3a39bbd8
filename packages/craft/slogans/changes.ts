import { sure } from '@toile/geometry'
import { defineChange, type StepName } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { languageTagSchema } from '@toile/rules/languages/languageTag.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import type { Color } from '../colors/color.ts'
import { scaled } from './fitDocument.ts'
import {
  logoDocument,
  type ShapeItem,
  type SloganDocument,
  type SloganItem,
  shapeItemSchema,
  sloganDocument,
  type TextItem,
  textItemSchema,
} from './slogan.ts'

const itemId = shapeItemSchema.shape.id

const freshId = ({ items }: SloganDocument): string => {
  const taken = new Set(items.map(({ id }) => id))
  for (let i = items.length + 1; ; i++) if (!taken.has(`i${i}`)) return `i${i}`
}

const ink: Color = { r: 27, g: 27, b: 29 }
const placed = { angle: 0, color: ink, outline: null, shadow: null, texture: null }

/** Another whole document in place of this one. */
export const replaceSlogan = defineChange({
  id: 'replaceSlogan',
  label: 'Arrangement',
  says: 'Put another whole slogan in place of this one.',
  takes: z.discriminatedUnion('kind', [sloganDocument.present, logoDocument.present]),
  apply: (_: SloganDocument, next) => next,
})

/** Turns some settings of the slogan itself: its size in millimetres, its ground, its kind. */
export const setSlogan = defineChange({
  id: 'setSlogan',
  label: 'Print size',
  says: 'Set the size of the slogan in millimetres, or its ground.',
  takes: partly(sloganDocument.present.pick({ width: true, height: true, ground: true })),
  apply: (document: SloganDocument, own) => ({
    ...document,
    ...own,
  }),
})

/** Makes the print as large as what it holds, whose reach in millimetres is given, with a small margin. */
export const fitPage = defineChange({
  id: 'fitPage',
  label: 'Print size',
  says: 'Make the print as large as what it holds, whose reach in millimetres is given.',
  takes: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  apply: (document: SloganDocument, { left, top, right, bottom }) => ({
    ...document,
    width: Math.min(1000, Math.max(4, rounded(right - left + 2 * margin))),
    height: Math.min(1000, Math.max(4, rounded(bottom - top + 2 * margin))),
    items: document.items.map((item) => ({
      ...item,
      x: rounded(item.x - left + margin),
      y: rounded(item.y - top + margin),
    })),
  }),
})

const margin = 4
const rounded = (value: number) => Math.round(value * 100) / 100

/** What a step that turns settings of a text is called; null where it is the words themselves. */
const nameOfText = ({ text, font, weight, size }: Partial<TextItem>): StepName | null => {
  if (text !== undefined) return null
  if (font !== undefined || weight !== undefined) return { label: 'Font' }
  return size === undefined ? { label: 'Letters' } : { label: 'Size' }
}

/** Turns some settings of a text. */
export const setText = defineChange({
  id: 'setText',
  label: 'Text',
  nearer: ({ own }) => nameOfText(own),
  says: 'Turn some settings of a text.',
  takes: z.object({ id: itemId, own: textItemSchema.partial() }),
  apply: (document: SloganDocument, { id, own }) =>
    changed(document, id, (item) => (item.kind === 'text' ? { ...item, ...own, kind: 'text', id } : item)),
})

/** Turns some settings of a shape. */
export const setShape = defineChange({
  id: 'setShape',
  label: 'Size',
  nearer: ({ own: { line } }) => (line === undefined ? null : { label: 'Outline' }),
  says: 'Turn some settings of a shape.',
  takes: z.object({ id: itemId, own: shapeItemSchema.partial() }),
  apply: (document: SloganDocument, { id, own }) =>
    changed(document, id, (item) => (item.kind === 'shape' ? { ...item, ...own, kind: 'shape', id } : item)),
})

const commonSchema = shapeItemSchema
  .pick({ x: true, y: true, angle: true, color: true, outline: true, shadow: true, texture: true })
  .partial()
/** What texts and shapes have in common. */
export type CommonOwn = z.output<typeof commonSchema>

/** What a step that turns what all things have is called; null where they are moved. */
const nameOfCommon = ({ color, outline, shadow, texture, angle }: CommonOwn): StepName | null => {
  if (color !== undefined) return { label: 'Colour' }
  if (outline !== undefined) return { label: 'Outline' }
  if (shadow !== undefined) return { label: 'Shadow' }
  if (texture !== undefined) return { label: 'Texture' }
  return angle === undefined ? null : { label: 'Turn' }
}

/** Turns what texts and shapes have in common: place, angle, colour, outline, shadow, texture. */
export const setItem = defineChange({
  id: 'setItem',
  label: 'Move',
  nearer: ({ own }) => nameOfCommon(own),
  says: 'Turn what texts and shapes have in common: place, angle, colour, outline, shadow, texture.',
  takes: z.object({ id: itemId, own: commonSchema }),
  apply: (document: SloganDocument, { id, own }) => changed(document, id, (item) => ({ ...item, ...own })),
})

/** Makes a thing so many times as large about its own middle. */
export const sizeItem = defineChange({
  id: 'sizeItem',
  label: 'Size',
  says: 'Make a thing so many times as large about its own middle.',
  takes: z.object({ id: itemId, by: z.number().positive() }),
  apply: (document: SloganDocument, { id, by }) => changed(document, id, (item) => scaled(item, by)),
})

function changed(document: SloganDocument, id: string, change: (item: SloganItem) => SloganItem): SloganDocument {
  return { ...document, items: document.items.map((item) => (item.id === id ? change(item) : item)) }
}

/** Adds a text in the middle, in the font of the last one (requirement S5.18: up to twelve). */
export const addText = defineChange({
  id: 'addText',
  label: 'Add',
  says: 'Add a text in the middle, in the font of the last one.',
  takes: z.object({ text: z.string().max(limits.slogan.letters), language: languageTagSchema }),
  apply: (document: SloganDocument, { text, language }) => {
    const last = document.items.findLast((item) => item.kind === 'text')
    if (document.items.length >= limits.slogan.items) return document
    const item: TextItem = {
      ...placed,
      kind: 'text',
      id: freshId(document),
      text,
      language,
      font: last?.font ?? 'anton',
      weight: last?.weight ?? 700,
      size: Math.round(Math.min(document.width, document.height) / 6),
      x: document.width / 2,
      y: document.height / 2,
      spacing: 0,
      leading: 1.1,
      align: 'centre',
      runs: 'across',
      bend: null,
      color: last?.color ?? ink,
    }
    return { ...document, items: [...document.items, item] }
  },
})

/** Adds a shape in the middle, below everything. */
export const addShape = defineChange({
  id: 'addShape',
  label: 'Add',
  says: 'Add a shape in the middle, below everything.',
  takes: z.object({ shape: shapeItemSchema.shape.shape }),
  apply: (document: SloganDocument, { shape }) => {
    if (document.items.length >= limits.slogan.items) return document
    const side = Math.min(document.width, document.height) / 2
    const item: ShapeItem = {
      ...placed,
      kind: 'shape',
      id: freshId(document),
      shape,
      width: side,
      height: side,
      line: null,
      x: document.width / 2,
      y: document.height / 2,
    }
    return { ...document, items: [item, ...document.items] }
  },
})

/** A copy of a thing, a little aside. */
export const copyItem = defineChange({
  id: 'copyItem',
  label: 'Copy',
  says: 'Add a copy of a thing, a little aside.',
  takes: z.object({ id: itemId }),
  apply: (document: SloganDocument, { id }) => {
    const from = document.items.find((item) => item.id === id)
    if (!from || document.items.length >= limits.slogan.items) return document
    return { ...document, items: [...document.items, { ...from, id: freshId(document), x: from.x + 6, y: from.y + 6 }] }
  },
})

/** Takes a thing out. */
export const removeItem = defineChange({
  id: 'removeItem',
  label: 'Remove',
  says: 'Take a thing out.',
  takes: z.object({ id: itemId }),
  apply: (document: SloganDocument, { id }) => ({
    ...document,
    items: document.items.filter((item) => item.id !== id),
  }),
})

/** Moves a thing up or down among the layers. */
export const raiseItem = defineChange({
  id: 'raiseItem',
  label: 'Order',
  says: 'Move a thing up or down among the layers.',
  takes: z.object({ id: itemId, by: z.union([z.literal(1), z.literal(-1)]) }),
  apply: (document: SloganDocument, { id, by }) => {
    const at = document.items.findIndex((item) => item.id === id)
    const to = at + by
    if (at < 0 || to < 0 || to >= document.items.length) return document
    const items = document.items.with(at, sure(document.items[to])).with(to, sure(document.items[at]))
    return { ...document, items }
  },
})
