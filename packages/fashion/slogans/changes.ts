import type { Bounds } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import type { Change } from '../document.ts'
import { limits } from '../limits.ts'
import { scaled } from './fitDocument.ts'
import type { ShapeId } from './shapes/index.ts'
import type { ShapeItem, SloganDocument, SloganItem, TextItem } from './slogan.ts'

type SloganChange<Args> = Change<SloganDocument, Args>

const freshId = ({ items }: SloganDocument): string => {
  const taken = new Set(items.map(({ id }) => id))
  for (let i = items.length + 1; ; i++) if (!taken.has(`i${i}`)) return `i${i}`
}

const ink: Color = { r: 27, g: 27, b: 29 }
const placed = { angle: 0, color: ink, outline: null, shadow: null, texture: null }

/** Another whole document in place of this one. */
export const replaceSlogan: SloganChange<SloganDocument> = (_, next) => next

/** Turns some settings of the slogan itself: its size in millimetres, its ground, its kind. */
export const setSlogan: SloganChange<Partial<Pick<SloganDocument, 'width' | 'height' | 'ground'>>> = (
  document,
  own,
) => ({
  ...document,
  ...own,
})

/** Makes the print as large as what it holds, whose reach in millimetres is given, with a small margin. */
export const fitPage: SloganChange<Bounds> = (document, { left, top, right, bottom }) => ({
  ...document,
  width: Math.min(1000, Math.max(4, rounded(right - left + 2 * margin))),
  height: Math.min(1000, Math.max(4, rounded(bottom - top + 2 * margin))),
  items: document.items.map((item) => ({
    ...item,
    x: rounded(item.x - left + margin),
    y: rounded(item.y - top + margin),
  })),
})

const margin = 4
const rounded = (value: number) => Math.round(value * 100) / 100

/** Turns some settings of a text. */
export const setText: SloganChange<{ id: string; own: Partial<TextItem> }> = (document, { id, own }) =>
  changed(document, id, (item) => (item.kind === 'text' ? { ...item, ...own, kind: 'text', id } : item))

/** Turns some settings of a shape. */
export const setShape: SloganChange<{ id: string; own: Partial<ShapeItem> }> = (document, { id, own }) =>
  changed(document, id, (item) => (item.kind === 'shape' ? { ...item, ...own, kind: 'shape', id } : item))

/** What texts and shapes have in common. */
export type CommonOwn = Partial<Pick<SloganItem, 'x' | 'y' | 'angle' | 'color' | 'outline' | 'shadow' | 'texture'>>

/** Turns what texts and shapes have in common: place, angle, colour, outline, shadow, texture. */
export const setItem: SloganChange<{ id: string; own: CommonOwn }> = (document, { id, own }) =>
  changed(document, id, (item) => ({ ...item, ...own }))

/** Makes a thing so many times as large about its own middle. */
export const sizeItem: SloganChange<{ id: string; by: number }> = (document, { id, by }) =>
  changed(document, id, (item) => scaled(item, by))

function changed(document: SloganDocument, id: string, change: (item: SloganItem) => SloganItem): SloganDocument {
  return { ...document, items: document.items.map((item) => (item.id === id ? change(item) : item)) }
}

/** Adds a text in the middle, in the font of the last one (requirement S5.18: up to twelve). */
export const addText: SloganChange<{ text: string; language: string }> = (document, { text, language }) => {
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
}

/** Adds a shape in the middle, below everything. */
export const addShape: SloganChange<{ shape: ShapeId }> = (document, { shape }) => {
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
}

/** A copy of a thing, a little aside. */
export const copyItem: SloganChange<{ id: string }> = (document, { id }) => {
  const from = document.items.find((item) => item.id === id)
  if (!from || document.items.length >= limits.slogan.items) return document
  return { ...document, items: [...document.items, { ...from, id: freshId(document), x: from.x + 6, y: from.y + 6 }] }
}

/** Takes a thing out. */
export const removeItem: SloganChange<{ id: string }> = (document, { id }) => ({
  ...document,
  items: document.items.filter((item) => item.id !== id),
})

/** Moves a thing up or down among the layers. */
export const raiseItem: SloganChange<{ id: string; by: 1 | -1 }> = (document, { id, by }) => {
  const at = document.items.findIndex((item) => item.id === id)
  const to = at + by
  if (at < 0 || to < 0 || to >= document.items.length) return document
  const items = document.items.slice()
  ;[items[at], items[to]] = [items[to], items[at]]
  return { ...document, items }
}
