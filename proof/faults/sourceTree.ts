import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, walk } from '../../architecture/sources.ts'

const root = join(import.meta.dirname, '../..')

/** The text of a file of the project; a file that is gone has none, so that nothing can be planted in it. */
export const textAt = (path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

/** A file of the project as text, with its syntax tree. */
export function openSource(path: string) {
  const text = textAt(path)
  const nodes: Node[] = []
  walk({ path, text }, (node) => nodes.push(node))
  const textOf = ({ start, end }: Node) => text.slice(start, Number(end))
  return { path, text, nodes, textOf }
}

/** A piece of a text with as much of what stands before it as makes it unmistakable. */
export function unmistakable(text: string, start: number, end: number): { before: string; piece: string } {
  let from = start
  while (from > 0 && text.split(text.slice(from, end)).length > 2) from--
  return { before: text.slice(from, start), piece: text.slice(start, end) }
}
