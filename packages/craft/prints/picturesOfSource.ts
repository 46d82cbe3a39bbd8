import type { PrintDocument } from './printDocument.ts'

/** The hashes of stored pictures that a print's source is painted from. */
export function picturesOfSource(source: PrintDocument['source']): readonly string[] {
  if (source.kind === 'picture') return [source.hash]
  if (source.kind === 'derived') return [source.picture]
  return source.kind === 'motifs' ? source.motifs : []
}
