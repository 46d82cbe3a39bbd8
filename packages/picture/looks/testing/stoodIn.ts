import type { Design } from '@toile/craft/designs/design.ts'
import type { Host } from '../../surface.ts'
import { type Stood, standIn } from '../round/standIn.ts'
import { noUploads, openSources } from '../sources.ts'
import { isPosed, wearerOf } from '../wearer.ts'

/** A design in a gesture. */
export const inGesture = (design: Design, id: string): Design => ({
  ...design,
  mannequin: { ...design.mannequin, pose: id, mirrored: false },
})

/** A design stood in a gesture in space; a bug where it stands flat. */
export function stoodIn(host: Host, design: Design, id: string): Stood {
  const wearer = wearerOf(inGesture(design, id), 'front')
  if (!wearer || !isPosed(wearer)) throw new Error(`${id} stands flat`)
  return standIn(wearer, design, openSources(host, noUploads))
}
