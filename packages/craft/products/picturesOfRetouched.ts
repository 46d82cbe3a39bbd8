import type { Retouched } from './retouch.ts'

/** The pictures that a retouched picture is made of, by content hash, each once: its own first, then its grounds. */
export function picturesOfRetouched({ picture, steps }: Retouched): string[] {
  const grounds = steps.flatMap((step) => (step.kind === 'ground' && step.ground.picture) || [])
  return [...new Set([picture, ...grounds])]
}
