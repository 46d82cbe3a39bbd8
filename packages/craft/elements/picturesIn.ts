import { picturesOfSource } from '../prints/picturesOfSource.ts'
import type { ElementDocument } from './element.ts'

/** The hashes of stored pictures that an element's document names. */
export const picturesIn = (document: ElementDocument): readonly string[] =>
  document.kind === 'print' ? picturesOfSource(document.source) : []
