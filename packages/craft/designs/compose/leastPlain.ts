import type { Brief } from './brief.ts'
import { scriptOf } from './scriptOf.ts'

/** In how many looks each colour of a brief is worn plain at the least: twice what is asked for, once what a person holds fast in its script, else it is free. */
export function leastPlain(brief: Pick<Brief, 'colors' | 'picture' | 'script'>): number[] {
  const script = scriptOf(brief)?.colors
  return brief.colors.map((_, i) => (!script || (script[i] && script[i].asked !== null) ? 2 : script[i]?.kept ? 1 : 0))
}
