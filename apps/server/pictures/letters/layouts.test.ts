import { arrangements } from '@toile/craft/slogans/arrangements/index.ts'
import { composeKind } from '@toile/craft/slogans/composeKind.ts'
import type { LetteringWishes } from '@toile/craft/slogans/composeSlogan.ts'
import { marks } from '@toile/craft/slogans/marks/index.ts'
import { shapes } from '@toile/craft/slogans/shapes/index.ts'
import {
  checkSlogan,
  letteringSchema,
  type ShapeItem,
  type SloganDocument,
  textsOf,
} from '@toile/craft/slogans/slogan.ts'
import { textureIds } from '@toile/craft/slogans/treatments.ts'
import { boundsOf, sure, sureFirst } from '@toile/geometry'
import { composeLettering, measureOf } from '@toile/picture/lettering/composeLettering.ts'
import { drawSlogan, inksOf } from '@toile/picture/lettering/drawSlogan.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import { svgSlogan } from '@toile/picture/lettering/svgSlogan.ts'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openServerHost } from '../../host/canvas.ts'
import { inked, page, text } from '../../testing/slogans.ts'
import { openServerLetters } from './shelf.ts'

let letters: Letters
beforeAll(async () => {
  letters = await openServerLetters()
})

const wishes: LetteringWishes = { colors: [], cloth: null, seed: 5, count: 1, language: 'en', keywords: [], mood: null }

describe('drawing', () => {
  it('[S5.18] the same document gives the same bytes; every texture takes or shades colour and stays inside the letters', async () => {
    const item = text('RIOT', 'anton', { x: 100, y: 50, size: 70 })
    await letters.ready([item])
    const host = openServerHost()
    const plain = drawSlogan(host, page([item]), letters, 3)
    expect(drawSlogan(host, page([item]), letters, 3).rgba).toEqual(plain.rgba)
    for (const kind of textureIds) {
      const worn = drawSlogan(host, page([{ ...item, texture: { kind, strength: 0.7, seed: 4 } }]), letters, 3)
      expect(worn.rgba, kind).not.toEqual(plain.rgba)
      expect(
        worn.rgba.every((alpha, i) => i % 4 !== 3 || alpha <= sure(plain.rgba[i])),
        kind,
      ).toBe(true)
      const left = inked(worn) / inked(plain)
      expect(left, kind).toBeGreaterThan(0.25)
      expect(left, kind).toBeLessThanOrEqual(1)
    }
  })

  it('[S5.18] hollow letters keep their rim alone, and cut letters let the cloth be seen', async () => {
    const item = text('RIOT', 'anton', { x: 100, y: 50, size: 70 })
    await letters.ready([item])
    const host = openServerHost()
    const full = inked(drawSlogan(host, page([item]), letters, 3))
    const hollow = { ...item, color: null, outline: { width: 0.6, color: { r: 0, g: 0, b: 0 } } }
    expect(inked(drawSlogan(host, page([hollow]), letters, 3))).toBeLessThan(full / 2)
    const { x, y, angle, outline, shadow, texture, color } = item
    const common = { x, y, angle, outline, shadow, texture, color }
    const field: ShapeItem = {
      ...common,
      kind: 'shape',
      shape: 'rectangle',
      width: 180,
      height: 90,
      line: null,
      id: 'field',
    }
    const cut = inked(drawSlogan(host, page([field, { ...item, color: 'cut' }]), letters, 3))
    expect(cut / (180 * 90 * 9 - full)).toBeCloseTo(1, 2)
  })

  it('[S5.18] the SVG is well formed and shows what the picture shows, holes, textures and shadows included', async () => {
    const black = { r: 10, g: 10, b: 10 }
    const items: SloganDocument['items'] = [
      text('RIOT', 'anton', {
        id: 'a',
        x: 100,
        y: 40,
        size: 60,
        texture: { kind: 'halftone', strength: 0.8, seed: 2 },
      }),
      text('Club', 'pattaya', {
        id: 'b',
        x: 100,
        y: 62,
        size: 40,
        outline: { width: 2, color: 'cut' },
        color: { r: 200, g: 40, b: 30 },
      }),
      text('NO', 'anton', { id: 'c', x: 30, y: 80, size: 24, color: null, outline: { width: 1, color: black } }),
      text('89', 'anton', {
        id: 'd',
        x: 172,
        y: 80,
        size: 24,
        shadow: { kind: 'block', x: 3, y: 3, color: { r: 40, g: 90, b: 160 } },
      }),
    ]
    const document = page(items)
    await letters.ready(textsOf(document))
    const { apart, svg } = await drawnBothWays(document)
    expect(apart).toBeLessThan(0.004)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  })

  it.each(textureIds.filter((kind) => kind !== 'stitch'))(
    '[S5.18] %s letters that stand and fall far beyond the page are worn in the vector file as in the picture, on the page alone',
    async (kind) => {
      const shadow = { kind: 'block', x: -2000, y: -1867, color: { r: 40, g: 90, b: 160 } } as const
      const item = text('RIOT', 'anton', { x: 100, y: 50, size: 1200, shadow, texture: { kind, strength: 1, seed: 4 } })
      const document = page([item])
      await letters.ready([item])
      const { apart, svg } = await drawnBothWays(document, 200)
      expect(apart).toBeLessThan(0.005)
      const mask = /<path d="([^"]*)" fill="black" fill-rule="evenodd"/.exec(svg)?.[1] ?? ''
      const places = [...mask.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      expect(places.length).toBeGreaterThan(1000)
      const { left, right, top, bottom } = boundsOf(places)
      expect([left, top]).toSatisfy((low: number[]) => low.every((at) => at > -1))
      expect([right - 200, bottom - 100]).toSatisfy((high: number[]) => high.every((at) => at < 1))
    },
  )
})

/** A slogan's vector file, and the share of the page where it and the picture differ when both are seen `across` pixels wide. */
async function drawnBothWays(document: SloganDocument, across = 800): Promise<{ apart: number; svg: string }> {
  const { width, height, rgba } = drawSlogan(openServerHost(), document, letters, 4)
  const svg = svgSlogan(document, letters)
  const seen = (picture: Sharp) =>
    picture
      .ensureAlpha()
      .resize(across, (across * height) / width, { fit: 'fill' })
      .raw()
      .toBuffer()
  const drawn = await seen(sharp(Buffer.from(rgba), { raw: { width, height, channels: 4 } }))
  const shown = await seen(sharp(Buffer.from(svg), { density: 25.4 * 4, unlimited: true }))
  let apart = 0
  for (let i = 3; i < drawn.length; i += 4) if (Math.abs(sure(drawn[i]) - sure(shown[i])) > 100) apart++
  return { apart: apart / (drawn.length / 4), svg }
}

describe('shapes', () => {
  it.each(shapes.map((shape) => [shape.id, shape] as const))('[S5.18] %s fills the box it is given', (_, shape) => {
    const { left, right, top, bottom } = boundsOf(...shape.outlines(120, 80))
    expect(right - left).toBeLessThanOrEqual(121)
    expect(bottom - top).toBeLessThanOrEqual(81)
    expect(Math.max((right - left) / 120, (bottom - top) / 80)).toBeGreaterThan(0.85)
    expect(
      shape
        .outlines(120, 80)
        .flat()
        .every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
    ).toBe(true)
  })
})

const ways = [...arrangements.map(({ id }) => ['slogan', id] as const), ...marks.map(({ id }) => ['logo', id] as const)]

describe('layouts', () => {
  it.each(ways)(
    '[S3.27] [S5.18] as a %s, %s holds every word of texts long and short, inside its own edges',
    async (kind, id) => {
      for (const says of [
        'Riot',
        'Saturday night riot club',
        '東京の夏',
        'รักทะเล',
        'Sóng biển',
        'А и Б\nсидели на трубе',
      ]) {
        const compose = () => composeLettering((measure) => composeKind(kind, says, wishes, measure, id), letters)
        const { document } = sureFirst(await compose())
        expect(letteringSchema.parse(document)).toEqual(document)
        expect(() => checkSlogan(document)).not.toThrow()
        expect((await compose())[0]?.document).toEqual(document)
        expect(missingLetters(textsOf(document), letters)).toEqual([])
        const measure = measureOf(letters)
        for (const item of document.items) {
          const reach = measure.reach(item)
          expect(Math.min(reach.left, reach.top), `${says} ${item.id}`).toBeGreaterThan(-1)
          expect(reach.right).toBeLessThan(document.width + 1)
          expect(reach.bottom).toBeLessThan(document.height + 1)
        }
      }
    },
  )

  it('[S5.18] four asked for are four unlike layouts, and another seed gives others', async () => {
    const of = async (seed: number) =>
      (
        await composeLettering(
          (measure) => composeKind('slogan', 'Saturday night club', { ...wishes, seed, count: 4 }, measure, null),
          letters,
        )
      ).map(({ layout }) => layout)
    expect(new Set(await of(1)).size).toBe(4)
    expect(await of(1)).not.toEqual(await of(2))
  })

  it('[S3.27] logos have one or two inks and are read at twelve millimetres', async () => {
    for (const { id } of marks) {
      const { document } = sureFirst(
        await composeLettering((measure) => composeKind('logo', 'North Vale', wishes, measure, id), letters),
      )
      expect(inksOf(document).length, id).toBeLessThanOrEqual(2)
      const small = drawSlogan(
        openServerHost(),
        document,
        letters,
        (12 / Math.max(document.width, document.height)) * (300 / 25.4),
      )
      expect(inked(small), id).toBeGreaterThan(200)
    }
  })
})
