import type { Film } from '@toile/craft/films/film.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import { openReel, type Reel } from './openReel.ts'

/** What a reel shows: a film, the sizes it is drawn in, and how much of it. */
export interface ReelAsked {
  film: Film
  sizes: readonly { width: number; height: number }[]
  seconds?: number | undefined
}

/** Memory that reels on this page may hold, in bytes of their pixels; those on the screen stay whatever they weigh. */
const most = 256 * 2 ** 20

const kept = new Map<string, { reel: Reel; bytes: number; users: number }>()

function weed() {
  let held = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  for (const [key, { reel, bytes, users }] of kept) {
    if (held <= most) return
    if (users > 0) continue
    reel.close()
    kept.delete(key)
    held -= bytes
  }
}

/** The name of a reel: the same for the same film in the same sizes. */
export const reelKey = (asked: ReelAsked): string => JSON.stringify(asked)

/** A reel by its name: the one that is kept, with what is drawn of it, else a new one. */
export function reelOf(key: string): Reel {
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known.reel
  }
  const asked: ReelAsked = JSON.parse(key)
  const reel = openReel(asked)
  const fine = asked.sizes.at(-1) ?? { width: 0, height: 0 }
  kept.set(key, { reel, bytes: reel.count * fine.width * fine.height * 4, users: 0 })
  return reel
}

/** Keeps a reel while it is on the screen, and for as long as there is room afterwards. */
export function holdReel(key: string): () => void {
  reelOf(key)
  const one = kept.get(key)
  if (one) one.users += 1
  return () => {
    if (one) one.users -= 1
    weed()
  }
}

onLeave(() => {
  for (const { reel } of kept.values()) reel.close()
  kept.clear()
})
