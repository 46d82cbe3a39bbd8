import { findScene, type LineOrder, type PictureOrder } from './index.ts'

/** What comes from outside: the id of a scene, what it is to show, and the side that is asked for, pixels. */
export interface Asked {
  scene: string
  of: Readonly<Record<string, unknown>>
  width?: number | undefined
}

/** An order that was read at a door, with the word for it in the name of its file. */
export type ReadOrder = { file: string } & (
  | { gives: 'pixels'; order: PictureOrder }
  | { gives: 'lines'; order: LineOrder }
)

/** Reads an order at a door; nothing where there is no such scene, or it shows something else than what is given. A side that is not asked for keeps the picture's own shape. */
export function readOrder({ scene: id, of, width }: Asked): ReadOrder | null {
  const scene = findScene(id)
  const read = scene?.takes.safeParse(of)
  if (!scene || !read?.success) return null
  const file = scene.file ?? id
  if (scene.gives === 'lines') {
    const order = { ...read.data, kind: id }
    return isLineOrder(order) ? { file, gives: 'lines', order } : null
  }
  const own = scene.size(read.data)
  const across = width ?? own.width
  const order = { ...read.data, kind: id, width: across, height: heightFor(own, across) }
  return isPictureOrder(order) ? { file, gives: 'pixels', order } : null
}

/** A picture whose width follows from what it shows is as high as ever. */
const heightFor = (own: { width: number; height: number }, across: number) =>
  own.width > 0 ? Math.round((across * own.height) / own.width) : own.height

// What the scene takes was read before.
const isPictureOrder = (order: { kind: string }): order is PictureOrder => findScene(order.kind)?.gives === 'pixels'
const isLineOrder = (order: { kind: string }): order is LineOrder => findScene(order.kind)?.gives === 'lines'
