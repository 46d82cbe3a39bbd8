import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import { type Design, designSchema, type Style, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findStyling, type StylingId } from '@toile/craft/designs/styling/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { svgLineDrawing } from '../export/svgLineDrawing.ts'
import { openDrawing } from '../scenes/openDrawing.ts'
import type { Host, Surface } from '../surface.ts'
import { frameWearer } from './frame.ts'
import { bodyRegions } from './testing/regions.ts'
import { wearerOf } from './wearer.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 240, height: 360 }
const desk = openDrawing(host)

const worn = (garment: string, i: number, knobs: Worn['knobs'] = {}): Worn =>
  plainWorn(
    garment,
    { r: 190 - 45 * i, g: 90 + 30 * i, b: 60 + 50 * i },
    { knobs, fabric: findWearable(garment)?.character.fabrics[0] ?? 'cotton' },
  )

const look = (garments: readonly (string | readonly [string, Worn['knobs']])[], person: string, pose: string): Design =>
  designSchema.parse({
    version: designVersion,
    style: 'illustration',
    mannequin: { person, pose, mirrored: false },
    shoes: { kind: 'loafer', color: { r: 40, g: 34, b: 40 } },
    lips: { r: 180, g: 60, b: 60 },
    ground: { r: 240, g: 235, b: 226 },
    garments: garments.map((one, i) => (typeof one === 'string' ? worn(one, i) : worn(one[0], i, one[1]))),
    origin: null,
  })

interface Case {
  styling: StylingId
  design: Design
  /** The garment it is done to. */
  on: string
  /** Parts of the body where the picture must change, and where not a pixel may. */
  changes: readonly string[]
  keeps: readonly string[]
  /** Nothing changes behind. */
  frontOnly?: true
}

const open = { worn: 'open' }
const cases: readonly Case[] = [
  {
    styling: 'halfTuck',
    design: look(['jeans', ['shirt', { tucked: 'out' }]], 'ines', 'relaxed'),
    on: 'shirt',
    changes: ['hips'],
    // What hangs out at the hips stands off the trunk up to the collar, and hands hang before it.
    keeps: ['knees', 'feet'],
    frontOnly: true,
  },
  {
    styling: 'rolledCuffs',
    design: look(['jeans', 'shirt'], 'theo', 'stand'),
    on: 'shirt',
    changes: ['left hand', 'right hand'],
    keeps: ['head', 'neck', 'knees', 'feet'],
  },
  {
    styling: 'rolledCuffs',
    design: look(['jeans', 'shirt'], 'theo', 'stand'),
    on: 'jeans',
    changes: ['feet'],
    keeps: ['head', 'neck', 'chest', 'waist'],
  },
  {
    styling: 'collarUp',
    design: look(['jeans', 'shirt'], 'kofi', 'stand'),
    on: 'shirt',
    changes: ['neck'],
    // Hands hang close to the shirt, whose contour follows its collar.
    keeps: ['knees', 'feet'],
  },
  {
    styling: 'halfZipped',
    design: look(['jeans', 'tShirt', 'zipCardigan'], 'theo', 'stand'),
    on: 'zipCardigan',
    changes: ['neck', 'chest'],
    keeps: ['knees', 'feet'],
    frontOnly: true,
  },
  {
    styling: 'beltOver',
    design: look(['trousers', 'turtleneck', 'coat'], 'ines', 'relaxed'),
    on: 'coat',
    changes: ['waist', 'hips'],
    // Cloth that is drawn in at the waist lies closer to the chest, and its collar to the chin.
    keeps: ['feet'],
  },
  {
    styling: 'scarfTied',
    design: look(['jeans', 'sweater', 'knitScarf'], 'theo', 'stand'),
    on: 'knitScarf',
    changes: ['neck', 'chest'],
    keeps: ['left hand', 'right hand', 'knees', 'feet'],
  },
  {
    styling: 'onTheShoulders',
    design: look(['trousers', 'shirt', ['coat', open]], 'ines', 'relaxed'),
    on: 'coat',
    changes: ['chest', 'waist', 'left hand'],
    keeps: ['feet'],
  },
]

const styledOf = ({ styling, design, on }: Case): Design => {
  const found = findStyling(styling)
  if (!found?.fits(design).some(({ garment }) => garment === on)) throw new Error(`${styling} does not fit ${on}`)
  return found.apply(design, { garment: on })
}

const pixels = (design: Design, view: View) =>
  desk
    .draw({ kind: view === 'back' ? 'back' : 'look', design, ...size })
    .getContext('2d')
    .getImageData(0, 0, size.width, size.height).data

/** The share of a region's pixels that differ between two pictures of one wearer. */
function differences(before: Design, after: Design, view: View): Map<string, number> {
  const wearer = wearerOf(before, view)
  if (!wearer) throw new Error('no wearer')
  const [a, b] = [pixels(before, view), pixels(after, view)]
  const regions = bodyRegions(wearer, frameWearer(wearer, size.width, size.height), size.width, size.height)
  return new Map(
    regions.map(({ name, left, right, top, bottom }) => {
      let changed = 0
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const i = 4 * (y * size.width + x)
          if ([0, 1, 2].some((k) => Math.abs(a[i + k] - b[i + k]) > 6)) changed++
        }
      return [name, changed / Math.max(1, (right - left) * (bottom - top))]
    }),
  )
}

const styles: readonly Style[] = ['ink', 'illustration', 'realistic']

describe('stylings as they are drawn [S3.25]', () => {
  it.each(someOf(cases.flatMap((one) => styles.map((style) => [one.styling, one.on, style, one] as const))))(
    '%s on the %s changes the picture where it is worn so, and nowhere else, in %s',
    (_, __, style, one) => {
      const found = differences({ ...one.design, style }, { ...styledOf(one), style }, 'front')
      for (const part of one.changes) expect(found.get(part), part).toBeGreaterThan(0.01)
      for (const part of one.keeps) expect(found.get(part), part).toBe(0)
    },
  )

  it.each(cases.map((one) => [one.styling, one.on, one] as const))(
    '%s on the %s is seen from behind where it shows there',
    (_, __, one) => {
      const found = [...differences(one.design, styledOf(one), 'back').values()]
      expect(Math.max(...found) > 0.004).toBe(one.frontOnly !== true)
    },
  )

  it('each changes the line drawing, and none the technical flat of the garment', () => {
    for (const one of cases) {
      const after = styledOf(one)
      expect(svgLineDrawing(host, after), one.styling).not.toBe(svgLineDrawing(host, one.design))
      const flat = (design: Design) => {
        const surface = desk.draw({
          kind: 'flat',
          design: { ...design, garments: design.garments.filter(({ id }) => id === one.on) },
          ...size,
          garment: one.on,
        })
        return Buffer.from(surface.getContext('2d').getImageData(0, 0, size.width, size.height).data)
      }
      const kept = {
        ...after,
        garments: after.garments.map((item) => ({ ...item, knobs: { ...item.knobs, ...plainOf(one) } })),
      }
      expect(flat(kept).equals(flat(one.design)), one.styling).toBe(true)
    }
  })
})

/** The knobs of the cut that a styling turns beside the way of wearing. */
const plainOf = ({ design, on }: Case): Worn['knobs'] => {
  const given = design.garments.find(({ id }) => id === on)?.knobs.worn
  return given === undefined ? {} : { worn: given }
}
