import { checkCanvas } from '@toile/canvas/document/checkCanvas.ts'
import { tilesNamed } from '@toile/canvas/document/tilesNamed.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { CollectionFile } from './fileForm.ts'

/** Refuses a file whose paintings name a tile that is not in it, or that holds a tile that none names. */
export function checkPaintings({ content: { paintings }, tiles }: CollectionFile): void {
  const named = new Set<string>()
  for (const painting of Object.values(paintings)) {
    checkCanvas(painting)
    for (const hash of tilesNamed(painting)) named.add(hash)
  }
  const wrong = [...named].find((hash) => !tiles.has(hash)) ?? [...tiles.keys()].find((hash) => !named.has(hash))
  if (wrong !== undefined) throw refuse('collectionFileDamaged', { rule: `tiles ${wrong.slice(0, 13)}` })
}
