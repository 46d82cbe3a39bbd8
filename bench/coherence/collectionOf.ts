import { createHash } from 'node:crypto'
import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import type { Brief } from '@toile/craft/designs/compose/brief.ts'
import { castFor } from '@toile/craft/designs/compose/castFor.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { withScript } from '@toile/craft/designs/compose/picture/withScript.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { direct } from '@toile/craft/script/direct.ts'
import { readPicture } from '@toile/picture/inspiration/readPicture.ts'
import type { Uploads } from '@toile/picture/looks/sources.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** For whom collections are measured. */
export const wearers = {
  women: ['female', 'adult'],
  men: ['male', 'adult'],
  girls: ['female', 'child'],
  boys: ['male', 'child'],
} as const
export type Who = keyof typeof wearers

/** Who wears a collection: people who contrast, by seed. */
export const castOf = (who: Who, seed: number): string[] => castFor(wearers[who][0], wearers[who][1], seed)

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

/** From pictures to designs, as the studio does it: the one place to change when it does it otherwise. */
export function collectionOf({ pictures, colors, seed, who }: Asked): Collection {
  const began = performance.now()
  const byHash = new Map(pictures.map((pixels) => [hashOf(pixels), pixels]))
  const readings = [...byHash].map(([hash, pixels]) => ({ hash, weight: 1, reading: readPicture(pixels) }))
  const read = performance.now()
  const given = bareBrief(castOf(who, seed), colors.map(toHex), { seed, moodItems: [...byHash.keys()] })
  const picture = direct(readings, given.colors, seed, given.direction, given.season)
  const brief = picture ? withScript(given, picture) : given
  const designs = compose(brief)
  const uploads: Uploads = { picture: (hash) => byHash.get(hash) ?? null, traced: () => null }
  return { brief, designs, uploads, times: { read: read - began, compose: performance.now() - read } }
}

const hashOf = ({ rgba }: Pixels) => createHash('sha256').update(rgba).digest('hex')
