import { refuse } from '@toile/rules/refusals.ts'
import { z } from 'zod'

const cursorSchema = z.tuple([z.string().max(10), z.string().max(200), z.uuid()])

/** Where a page ends: the order it is in, the key of its last entry in that order, and its id. */
export interface Cursor {
  order: string
  key: string
  id: string
}

/** A cursor as callers carry it; it names keys, so entries that come or go meanwhile do not move it. */
export const writeCursor = ({ order, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url')

/** Reads a cursor of the same order; refuses any other text. */
export function readCursor(text: string | undefined, order: string): Cursor | null {
  if (text === undefined || text === '') return null
  try {
    const [written, key, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (written === order) return { order, key, id }
  } catch {
    throw refuse('pageLost')
  }
  throw refuse('pageLost')
}
