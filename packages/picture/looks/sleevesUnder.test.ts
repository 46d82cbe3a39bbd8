import { createCanvas } from '@napi-rs/canvas'
import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { dress } from './dressing.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

const wear = (garment: string): Worn => plainWorn(garment, { r: 120, g: 60, b: 50 }, { seed: 7 })

/** Which garments keep their sleeves when they are worn over each other, the innermost first. */
function sleeved(...garments: string[]): string[] {
  const figure = figureOf({ person: 'theo', pose: 'relaxed', mirrored: false }) ?? expect.fail('no figure')
  return dress({ garments: garments.map(wear) }, figure, openSources(host)).flatMap((one) =>
    one.kind === 'drafted' && one.pieces.some(({ role }) => role === 'sleeve') ? [one.worn.id] : [],
  )
}

describe('sleeves under sleeves', () => {
  it('[S3.26] what another sleeve hides is not drawn beside its armhole; what is longer shows', () => {
    expect(sleeved('turtleneck', 'sweater')).toEqual(['sweater'])
    expect(sleeved('turtleneck', 'tShirt')).toEqual(['turtleneck', 'tShirt'])
    expect(sleeved('turtleneck', 'slipover')).toEqual(['turtleneck'])
  })
})
