import type { Letters } from '../lettering/letters.ts'
import type { Host, Pixels } from '../surface.ts'
import type { Sources } from './sources.ts'

/** What an element is drawn with. */
export interface ElementTools {
  host: Host
  sources: Sources
  /** Opened when the first letters are drawn. */
  letters(): Promise<Letters>
}

/** Draws one kind of element so that its longer side has about `side` pixels; null when a picture it names is not there. */
export type DrawElement<Document> = (document: Document, side: number, tools: ElementTools) => Promise<Pixels | null>
