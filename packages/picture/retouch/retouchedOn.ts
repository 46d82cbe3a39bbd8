import type { Retouched } from '@toile/craft/products/retouch.ts'
import type { Desk } from '../looks/desk.ts'
import type { Sources } from '../looks/sources.ts'
import { drawGround } from '../products/grounds/drawGround.ts'
import { openRetouching, type RetouchedPicture } from './openRetouching.ts'
import type { RetouchTools } from './worked.ts'

const opened = new WeakMap<Sources, ReturnType<typeof openRetouching>>()

/** A picture after its steps, its longer side at most so many pixels; nothing where it is not at hand. What its steps gave is kept with the desk. */
export function retouchedOn(
  desk: Pick<Desk, 'host' | 'sources'>,
  of: Retouched,
  room: number,
): RetouchedPicture | null {
  const { sources } = desk
  const retouch = opened.get(sources) ?? openRetouching()
  opened.set(sources, retouch)
  return retouch(of, { ...groundsFor(desk), picture: (hash) => sources.picture?.(hash) ?? null }, room)
}

/** The grounds of product pictures, for pictures of one's own. */
const groundsFor = ({ host, sources }: Pick<Desk, 'host' | 'sources'>): RetouchTools => ({
  drawGround({ kind, color, picture: hash }, room) {
    const own = hash ? sources.picture?.(hash) : null
    if (kind === 'own' && !own) return null
    return drawGround(host, kind, { ...room, color, seed: 1, picture: own ?? null })
  },
})
