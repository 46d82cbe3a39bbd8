import type { Area } from '@toile/rules/languages/areas.ts'
import { needWords } from './needWords.ts'

/** Loads a part of the studio's code and, beside it, the words of the area that it speaks with. */
export async function withWords<Part>(area: Area, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), needWords(area)])
  return part
}
