import { createCanvas } from '@napi-rs/canvas'
import type { Knob } from '@toile/craft/garments/knob.ts'
import type { Notion } from '@toile/craft/notions/notion.ts'
import { type NotionId, notions } from '@toile/craft/notions/index.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host } from '../surface.ts'
import { drawNotion } from './drawNotion.ts'

const host: Host = {
  createCanvas: (width, height) => createCanvas(width, height) as unknown as ReturnType<Host['createCanvas']>,
}
const draw = (notion: NotionId, fine: number, colors: Color[] = [], knobs: StoredKnobs = {}) => {
  const stamp = drawNotion(host, { kind: 'notion', notion, colors, knobs: { ...knobs } }, fine)
  if (!stamp?.rise) throw new Error(`${notion} is not drawn`)
  return { ...stamp, rise: stamp.rise }
}
const bytes = (...of: Parameters<typeof draw>) => Buffer.from(draw(...of).picture.rgba)
/** Enough pixels that a change of a knob or a colour shows. */
const fineFor = ([width, height]: readonly [number, number]) => 260 / Math.max(width, height)

describe('the haberdashery', () => {
  it('[S4.01] holds at least 80 notions of unlike names', () => {
    expect(new Set(notions.map(({ label }) => label)).size).toBe(notions.length)
    expect(notions.length).toBeGreaterThanOrEqual(80)
  })

  it('draws a notion that the catalogue does not hold as nothing', () => {
    expect(drawNotion(host, { kind: 'notion', notion: 'no such', colors: [] }, 1)).toBeNull()
  })

  it.each(someOf<Notion<NotionId>>([...notions]))(
    '$id draws at three sizes, not empty, with a height at every pixel',
    ({ id }) => {
      for (const fine of [0.3, 2, 8]) {
        const { picture, rise } = draw(id, fine)
        expect(picture.rgba.some((value, i) => i % 4 === 3 && value > 60)).toBe(true)
        expect(rise).toHaveLength(picture.width * picture.height)
        expect(rise.every((height) => Number.isFinite(height) && Math.abs(height) < 60)).toBe(true)
        expect(rise.some((height) => height > 0)).toBe(true)
      }
    },
  )

  it.each(someOf<Notion<NotionId>>([...notions]))('$id shows each of its colours and each of its knobs', (notion) => {
    const fine = fineFor(notion.size())
    const normal = notion.colors.map((part) => part.normal)
    const plain = bytes(notion.id, fine, normal)
    notion.colors.forEach(({ label, normal: { r, g, b } }, i) => {
      const other = { r: 255 - r, g: (g + 128) % 256, b: 255 - b }
      expect(bytes(notion.id, fine, normal.with(i, other)).equals(plain), label).toBe(false)
    })
    for (const [name, knob] of Object.entries<Knob>(notion.knobs)) {
      const ends = knob.kind === 'number' ? [knob.least, knob.most] : [knob.options[0]?.id, knob.options.at(-1)?.id]
      const [a, b] = ends.map((value) => bytes(notion.id, fine, normal, { [name]: value ?? 0 }))
      expect(a && b && a.equals(b), name).toBe(false)
    }
  })
})
