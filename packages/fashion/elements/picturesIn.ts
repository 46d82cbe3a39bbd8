import type { ElementDocument } from './element.ts'

/** The hashes of stored pictures that an element's document names. */
export function picturesIn(document: ElementDocument): string[] {
  if (document.kind === 'print') return document.source.kind === 'picture' ? [document.source.hash] : []
  return []
}
