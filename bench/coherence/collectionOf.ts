import { createHash } from 'node:crypto'
import { toHex, type Color } from '@toile/fashion/colors/color.ts'
import { bareBrief } from '@toile/fashion/designs/compose/bareBrief.ts'
import type { Brief } from '@toile/fashion/designs/compose/brief.ts'
import { compose } from '@toile/fashion/designs/compose/compose.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import { moodOf } from '@toile/fashion/projects/mood.ts'
import { measureMood } from '@toile/picture/palette/measureMood.ts'
import type { Uploads } from '@toile/picture/scenes/sources.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** For whom collections are measured, each with the mannequins that are chosen for them. */
export const casts = {
  women: ['ines', 'amara', 'mei', 'astrid'],
  men: ['theo', 'kofi', 'marco', 'kenji'],
  girls: ['lily', 'zuri', 'yuna', 'ella'],
  boys: ['sam', 'hiro', 'nico', 'otis'],
} as const
export type Who = keyof typeof casts

/** What a designer has put on the boards. */
export interface Asked {
  pictures: readonly Pixels[]
  colors: readonly Color[]
  seed: number
  who: Who
}

/** What the studio makes of it. */
export interface Collection {
  brief: Brief
  designs: Design[]
  uploads: Uploads
  /** Milliseconds that reading the pictures and composing took. */
  times: { read: number; compose: number }
}

/** What a collection is coloured with when the board holds no colour. */
const unasked = ['#232427', '#eff1f8', '#b07440']

/** From pictures to designs, as the studio does it today: the one place to change when it does it otherwise. */
export function collectionOf({ pictures, colors, seed, who }: Asked): Collection {
  const began = performance.now()
  const mood = moodOf(pictures.map(measureMood))
  const read = performance.now()
  const palette = colors.length ? colors.map(toHex) : unasked
  const byHash = new Map(pictures.map((pixels) => [hashOf(pixels), pixels]))
  const brief = bareBrief(casts[who], palette, { seed, mood, moodItems: [...byHash.keys()] })
  const designs = compose(brief)
  const uploads: Uploads = { picture: (hash) => byHash.get(hash) ?? null, traced: () => null }
  return { brief, designs, uploads, times: { read: read - began, compose: performance.now() - read } }
}

const hashOf = ({ rgba }: Pixels) => createHash('sha256').update(rgba).digest('hex')
