import type { ElementDocument } from './element.ts'

/** The hashes of stored pictures that an element's document names. */
export function picturesIn(document: ElementDocument): string[] {
  if (document.kind !== 'print') return []
  const { source } = document
  if (source.kind === 'picture') return [source.hash]
  return source.kind === 'motifs' ? source.motifs : []
}
