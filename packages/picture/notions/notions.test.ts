import { createCanvas } from '@napi-rs/canvas'
import type { Knob } from '@toile/craft/garments/knob.ts'
import type { Notion } from '@toile/craft/notions/notion.ts'
import { type NotionId, notions } from '@toile/craft/notions/index.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
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

const luminance = ({ r, g, b }: Color) => 0.3 * r + 0.59 * g + 0.11 * b

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

  it.each(someOf<Notion<NotionId>>([...notions]))(
    '$id is seen on cloth of its own colour, eight pixels high',
    ({ id, colors, size }) => {
      const { rgba } = draw(id, 8 / Math.min(...size())).picture
      const cloth = luminance(sure(colors[0]).normal)
      let [clear, seen] = [0, 0]
      for (let i = 0; i < rgba.length; i += 4) {
        const cover = sure(rgba[i + 3]) / 255
        const tone = luminance({ r: sure(rgba[i]), g: sure(rgba[i + 1]), b: sure(rgba[i + 2]) })
        if (cover > 0.2) seen++
        if (Math.abs(tone - cloth) * cover > 12) clear++
      }
      expect(clear / seen).toBeGreaterThan(0.12)
    },
  )

  it('a white pearl parts itself from white cloth: a light, and a darker edge all round', () => {
    const white = { r: 246, g: 244, b: 240 }
    for (const fine of [1, 2, 4]) {
      const { width, height, rgba } = draw('pearl', fine, [white]).picture
      const toneAt = (x: number, y: number) => {
        const i = (Math.round(y) * width + Math.round(x)) * 4
        return luminance({ r: sure(rgba[i]), g: sure(rgba[i + 1]), b: sure(rgba[i + 2]) })
      }
      const [x, y] = [(width - 1) / 2, (height - 1) / 2]
      expect(toneAt(x * 0.76, y * 0.7)).toBeGreaterThan(238)
      for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const angle = (turn * Math.PI) / 4
        const edge = toneAt(x + Math.cos(angle) * (x - 0.4), y + Math.sin(angle) * (y - 0.4))
        expect(edge, `${fine}, ${turn}`).toBeLessThan(luminance(white) - 30)
      }
    }
  })

  it.each(['gatheredRuffle', 'doubleRuffle', 'jabotFrill', 'cascade', 'smocking'] as const)(
    '%s is matt: no glint on it, and its folds go over into each other',
    (notion) => {
      const cloth = { r: 150, g: 120, b: 130 }
      const { width, rgba } = draw(notion, 3, [cloth, cloth]).picture
      let [glints, steps, pairs] = [0, 0, 0]
      for (let i = 0; i + 7 < rgba.length; i += 4) {
        if (sure(rgba[i + 3]) < 255 || sure(rgba[i + 7]) < 255 || ((i / 4) % width) + 1 === width) continue
        pairs++
        if (sure(rgba[i]) > cloth.r * 1.5) glints++
        if (Math.abs(sure(rgba[i]) - sure(rgba[i + 4])) > 34) steps++
      }
      expect(glints / pairs).toBeLessThan(0.01)
      expect(steps / pairs).toBeLessThan(0.012)
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
