import { createCanvas } from '@napi-rs/canvas'
import { fromHex } from '@toile/craft/colors/color.ts'
import { composeMoods } from '@toile/craft/moods/composeMoods.ts'
import { drapes, scenes, stills } from '@toile/craft/moods/materials.ts'
import type { MoodDocument } from '@toile/craft/moods/moodDocument.ts'
import type { Plate } from '@toile/craft/moods/plate.ts'
import { readWishes } from '@toile/craft/words/readWishes.ts'
import { describe, expect, it } from 'vitest'
import type { Letters } from '../lettering/letters.ts'
import { measureMood } from '../reading/palette/measureMood.ts'
import type { ElementTools } from '../looks/elementTools.ts'
import { openSources } from '../looks/sources.ts'
import type { Host } from '../surface.ts'
import { drawMood } from './drawMood.ts'
import { paintPlate } from './paintPlate.ts'
import { type Mood, moodOf } from './testing/moodOf.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as never }
const mute: Letters = { ready: () => Promise.resolve(), covers: () => false, faces: () => [] }
const tools: ElementTools = { host, sources: openSources(host), letters: () => Promise.resolve(mute) }

const colors = ['#b4553b', '#2c3a3a', '#7d8a72', '#efe4d2'].map((text) => fromHex(text) ?? expect.fail(text))
const placed = { x: 0, y: 0, width: 60, height: 50, turn: 0, edge: 'cut', fix: 'none', seed: 9 } as const
const plates: Plate[] = [
  ...scenes.map(({ id }): Plate => ({ ...placed, kind: 'light', scene: id, colors })),
  ...stills.map(({ id }): Plate => ({ ...placed, kind: 'still', still: id, colors })),
  ...drapes.map(({ id }): Plate => ({ ...placed, kind: 'texture', fabric: 'silk', drape: id, color: colors[0] })),
]
const nameOf = (plate: Plate) =>
  plate.kind === 'light'
    ? plate.scene
    : plate.kind === 'still'
      ? plate.still
      : plate.kind === 'texture'
        ? plate.drape
        : plate.kind
const size = { width: 48, height: 40, scale: 0.8 }

const boards = (text: string, count: number): MoodDocument[] => {
  const wishes = readWishes(text, 'en').wishes.filter(({ guess }) => !guess)
  return composeMoods({ wishes, colors: [], template: null, count, seed: 3, language: 'en' }).map(
    ({ document }) => document,
  )
}

describe('plates', () => {
  it.each(plates.map((plate) => [nameOf(plate), plate] as const))(
    '[S5.14] %s fills its plate, not evenly, and alike each time',
    async (_id, plate) => {
      const { rgba } = await paintPlate(plate, size, tools)
      expect(rgba.length).toBe(48 * 40 * 4)
      expect(rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
      expect(new Set(Array.from({ length: 48 * 40 }, (_, i) => rgba[i * 4])).size).toBeGreaterThan(8)
      expect((await paintPlate(plate, size, tools)).rgba).toEqual(rgba)
      expect((await paintPlate({ ...plate, seed: 10 }, size, tools)).rgba).not.toEqual(rgba)
    },
  )
})

describe('moodboards', () => {
  it('[S5.14] the same document gives the same bytes, and another size the same picture', async () => {
    const [document] = boards('boho summer', 1)
    const once = await drawMood(document, 220, tools)
    expect([once.width, once.height]).toEqual([220, 156])
    expect((await drawMood(document, 220, tools)).rgba).toEqual(once.rgba)
    const measured = moodOf([measureMood(once)])
    const larger = moodOf([measureMood(await drawMood(document, 330, tools))])
    expect(Math.abs(larger.warmth - measured.warmth)).toBeLessThan(0.05)
  })

  it('[S3.03] [S5.14] boards measure in the direction of their words', async () => {
    const mean = async (text: string, of: keyof Mood) => {
      const moods = await Promise.all(
        boards(text, 3).map(async (document) => moodOf([measureMood(await drawMood(document, 200, tools))])),
      )
      return moods.reduce((sum, mood) => sum + mood[of], 0) / moods.length
    }
    expect(await mean('warm earthy autumn', 'warmth')).toBeGreaterThan(
      (await mean('cool winter frost', 'warmth')) + 0.15,
    )
    expect(await mean('romantic delicate pastel', 'softness')).toBeGreaterThan(
      (await mean('dark gothic punk', 'softness')) + 0.1,
    )
    expect(await mean('formal dark evening, elegant', 'formality')).toBeGreaterThan(
      (await mean('playful bright summer', 'formality')) + 0.1,
    )
    expect(await mean('bold bright playful', 'energy')).toBeGreaterThan(await mean('calm minimal neutral', 'energy'))
  })
})
