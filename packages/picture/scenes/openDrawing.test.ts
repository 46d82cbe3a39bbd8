import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { openChance, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { editedAtRandom } from '../looks/testing/editedAtRandom.ts'
import type { Host, Surface } from '../surface.ts'
import { openDrawing } from './openDrawing.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 150, height: 225 }
const edits = 14

const pixelsOf = (drawing: ReturnType<typeof openDrawing>, design: Design, kind: 'look' | 'back') =>
  drawing
    .draw({ kind, design, ...size })
    .getContext('2d')
    .getImageData(0, 0, size.width, size.height).data

describe('a desk that keeps what it drew', () => {
  it.each([3, 8])('[S4.01] draws every edit as a desk that has drawn nothing, byte by byte (walk %i)', (seed) => {
    const chance = openChance(seed)
    const people = [chance.pick(['ines', 'kofi', 'mei', 'theo'])]
    let design = sureFirst(compose(bareBrief(people, ['#1f3a5f', '#f4ead7', '#d9623b'], { seed, looks: 1 })))
    const kept = openDrawing(host)
    for (let i = 0; i < edits; i++) {
      const kind = chance.happens(0.15) ? 'back' : 'look'
      const drawn = Buffer.from(pixelsOf(kept, design, kind).buffer)
      const fresh = Buffer.from(pixelsOf(openDrawing(host), design, kind).buffer)
      if (!drawn.equals(fresh)) expect.fail(`after ${i} edits: ${JSON.stringify(design)}`)
      design = editedAtRandom(design, chance)
    }
  })
})
