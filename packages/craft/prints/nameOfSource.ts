import type { PrintSource } from './placement.ts'

/** What tells one print from another whatever its inks, its scale and its seed. */
export function nameOfSource(source: PrintSource): string {
  if (source.kind === 'construction') return source.print
  return source.kind === 'picture' ? source.hash : `${source.picture} ${source.treatment}`
}
