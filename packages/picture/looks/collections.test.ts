import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import type { Brief } from '@toile/craft/designs/compose/brief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { describe, expect, it } from 'vitest'
import { openDrawing } from '../scenes/openDrawing.ts'
import type { Host, Surface } from '../surface.ts'

const [wide, high] = [128, 192]
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const desk = openDrawing(host)

const briefs: Record<string, { seed: number; people: string[]; asks: Partial<Brief> }> = {
  'a winter of women and men': {
    seed: 41,
    people: ['ines', 'theo', 'amara'],
    asks: { season: 'winter', keywords: ['heritage'] },
  },
  'an evening and a child': {
    seed: 42,
    people: ['mei', 'kofi', 'lily'],
    asks: { occasion: 'evening', market: 'avantgarde' },
  },
}

describe('composed collections', () => {
  for (const [name, { seed, people, asks }] of Object.entries(briefs))
    it(`[S9.02] draw ${name}: eight valid designs, each a figure that fills its picture`, () => {
      const designs = compose(bareBrief(people, ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'], { seed, ...asks }))
      expect(designs).toHaveLength(8)
      for (const design of designs) {
        expect(designSchema.parse(design)).toEqual(design)
        const drawn = desk.draw({ kind: 'cutOut', design, width: wide, height: high })
        const { data } = drawn.getContext('2d').getImageData(0, 0, wide, high)
        const covered = data.filter((alpha, i) => i % 4 === 3 && alpha > 200).length
        expect(covered / (wide * high)).toBeGreaterThan(0.05)
      }
    })
})
