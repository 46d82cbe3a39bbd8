import type { Part } from '../host/files/readPart.ts'

/** The part of a file of so many bytes that a header asks for: nothing where it asks for the whole or for several parts, `beyond` where no byte of it is there. */
export function partOf(header: string | undefined, size: number): Part | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start >= size || end < start ? 'beyond' : { start, end }
}
