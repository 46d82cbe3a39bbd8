import type { Retouched } from '@toile/craft/products/retouch.ts'
import type { Desk } from '../looks/desk.ts'
import type { Sources } from '../looks/sources.ts'
import { openRetouching, type RetouchedPicture } from './openRetouching.ts'
import type { RetouchTools } from './worked.ts'

const opened = new WeakMap<Sources, ReturnType<typeof openRetouching>>()

/** A picture after its steps, as large as fits into a room of so many pixels a side; nothing where it is not at hand. What its steps gave is kept with the desk. */
export function retouchedOn(
  { sources }: Pick<Desk, 'sources'>,
  of: Retouched,
  room: number,
  tools: RetouchTools,
): RetouchedPicture | null {
  const retouch = opened.get(sources) ?? openRetouching()
  opened.set(sources, retouch)
  return retouch(of, { ...tools, picture: (hash) => sources.whole?.(hash) ?? null }, room)
}
