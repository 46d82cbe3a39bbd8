import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Color } from '@toile/craft/colors/color.ts'
import { type Design, designSchema, type Style, type Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { sure, sureFirst } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { TracedPiece } from '../reading/trace/traced.ts'
import { dress } from '../looks/dressing.ts'
import { frameFigure } from '../looks/frame.ts'
import { openLayerCache } from '../looks/layers.ts'
import { openSources } from '../looks/sources.ts'
import { wearerOf } from '../looks/wearer.ts'
import type { Host, Surface } from '../surface.ts'
import { drawScene } from './drawScene.ts'
import { scenes } from './index.ts'
import { openDrawing } from './openDrawing.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 256, height: 384 }
const ground: Color = { r: 240, g: 235, b: 226 }

const worn = (garment: string, color: Color, own: Partial<Worn> = {}): Worn => plainWorn(garment, color, own)
const red: Color = { r: 190, g: 52, b: 48 }
const blue: Color = { r: 44, g: 70, b: 120 }
const printed = worn('tShirt', red, {
  print: {
    source: { kind: 'construction', print: 'gingham', colors: [ground, red, blue], seed: 3 },
    mode: 'overall',
    repeat: 'straight',
    width: 60,
    x: 0,
    y: 0,
    angle: 30,
    opacity: 1,
  },
})

const design = (style: Style, garments: Worn[], person = 'ines', pose?: string): Design =>
  designSchema.parse({
    version: designVersion,
    style,
    mannequin: {
      person,
      pose: pose ?? people.find(({ id }) => id === person)?.stances[0] ?? 'neutral',
      mirrored: false,
    },
    shoes: { kind: 'pump', color: { r: 40, g: 34, b: 40 } },
    lips: red,
    ground,
    garments,
    origin: null,
  } satisfies Design)

const bytesOf = (surface: Surface) =>
  Buffer.from(surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data)
const outfit = [worn('trousers', blue), printed]

describe('scenes', () => {
  it('[S3.25] draws one design in three hands that differ, each the same bytes every time', () => {
    const styles: Style[] = ['ink', 'illustration', 'realistic']
    const drawn = styles.map((style) =>
      bytesOf(openDrawing(host).draw({ kind: 'look', design: design(style, outfit), ...size })),
    )
    styles.forEach((style, i) => {
      expect(
        bytesOf(openDrawing(host).draw({ kind: 'look', design: design(style, outfit), ...size })).equals(
          sure(drawn[i]),
        ),
      ).toBe(true)
    })
    expect(drawn[0]?.equals(sure(drawn[1]))).toBe(false)
    expect(drawn[1]?.equals(sure(drawn[2]))).toBe(false)
    const difference =
      sure(drawn[0]).reduce((sum, value, i) => sum + Math.abs(value - sure(sure(drawn[2])[i])), 0) /
      sure(drawn[0]).length
    expect(difference).toBeGreaterThan(1)
  })

  it('draws the same from a warm desk as from a cold one, and keeps only so many figures', () => {
    const desk = openDrawing(host)
    const first = bytesOf(desk.draw({ kind: 'look', design: design('ink', outfit), ...size }))
    desk.draw({ kind: 'look', design: design('ink', [worn('trousers', red)]), ...size })
    expect(bytesOf(desk.draw({ kind: 'look', design: design('ink', outfit), ...size })).equals(first)).toBe(true)
    const cache = openLayerCache({ figures: 4 })
    for (const person of ['ines', 'amara', 'mei', 'theo']) {
      drawScene(
        { host, sources: openSources(host), cache },
        { kind: 'look', design: design('ink', [], person), ...size },
      )
    }
    expect(cache.figures.layers.size).toBe(4)
  })

  it('[S4.01] shows every kind of shoe on its wearer’s feet, each its own picture', () => {
    const desk = openDrawing(host)
    const small = { width: 72, height: 64 }
    const pictures = shoes.map(({ id }) => {
      const { data } = desk
        .draw({ kind: 'shoe', shoe: id, ...small, person: 'theo', color: blue })
        .getContext('2d')
        .getImageData(0, 0, 72, 64)
      expect(
        data.some((value, i) => i % 4 === 3 && value > 250),
        id,
      ).toBe(true)
      return Buffer.from(data).toString('base64')
    })
    expect(new Set(pictures).size).toBe(shoes.length)
  })

  it('shows every person whole, from the hair to the floor, with ground all round', () => {
    const desk = openDrawing(host)
    for (const { id, stances } of someOf(people)) {
      const surface = desk.draw({
        kind: 'look',
        design: design('illustration', [], id, stances[0]),
        width: 128,
        height: 192,
      })
      const { data } = surface.getContext('2d').getImageData(0, 0, 128, 192)
      const at = (x: number, y: number) => [...data.subarray((y * 128 + x) * 4, (y * 128 + x) * 4 + 3)]
      const paper = [ground.r, ground.g, ground.b]
      for (let x = 0; x < 128; x++)
        for (const y of [0, 1, 2, 190, 191]) expect(at(x, y), `${id} ${x},${y}`).toEqual(paper)
      for (let y = 0; y < 192; y++) for (const x of [0, 1, 2, 125, 126, 127]) expect(at(x, y), id).toEqual(paper)
    }
  })

  it('stands everybody on one floor line, children smaller than adults', () => {
    const floors = ['ines', 'theo', 'lily', 'zuri'].map((person) => {
      const wearer = wearerOf(design('ink', [], person), 'front')
      if (!wearer) throw new Error(person)
      const { scale, origin } = frameFigure(wearer.figure, 1024, 1536)
      return { floor: origin[1] + wearer.figure.levels.floor * scale, tall: wearer.figure.levels.floor * scale }
    })
    for (const { floor } of floors) expect(Math.abs(floor - sure(floors[0]).floor)).toBeLessThan(16)
    expect(floors[2]?.tall).toBeLessThan(sure(floors[0]).tall * 0.9)
  })

  it('leaves the ground out when asked, and hides hidden garments', () => {
    const desk = openDrawing(host)
    const clear = bytesOf(desk.draw({ kind: 'cutOut', design: design('ink', outfit), ...size }))
    expect(clear[3]).toBe(0)
    expect(clear.some((value, i) => i % 4 === 3 && value === 255)).toBe(true)
    const hidden = bytesOf(
      desk.draw({
        kind: 'look',
        design: design('ink', [worn('trousers', blue), { ...printed, hidden: true }]),
        ...size,
      }),
    )
    expect(
      hidden.equals(bytesOf(desk.draw({ kind: 'look', design: design('ink', [worn('trousers', blue)]), ...size }))),
    ).toBe(true)
  })

  it('draws the back, flats of front and back, pickers and a line-up', () => {
    const desk = openDrawing(host)
    const front = bytesOf(desk.draw({ kind: 'look', design: design('ink', outfit), ...size }))
    expect(bytesOf(desk.draw({ kind: 'back', design: design('ink', outfit), ...size })).equals(front)).toBe(false)
    const flat = bytesOf(desk.draw({ kind: 'flat', design: design('ink', outfit), ...size, garment: 'trousers' }))
    for (let i = 0; i < flat.length; i += 4)
      if (sure(flat[i + 3]) > 250) expect(Math.abs(sure(flat[i]) - sure(flat[i + 2]))).toBeLessThan(14)
    expect(
      bytesOf(desk.draw({ kind: 'garment', garment: 'tShirt', ...size, color: red })).some((value) => value > 0),
    ).toBe(true)
    expect(
      bytesOf(desk.draw({ kind: 'person', person: 'lily', ...size, part: 'head' })).some((value) => value > 0),
    ).toBe(true)
    const line = desk.draw({
      kind: 'lineUp',
      designs: [design('ink', outfit), design('ink', outfit, 'lily')],
      width: 0,
      height: 200,
      ground,
    })
    expect(line.height).toBe(200)
    expect(line.width).toBeGreaterThan(120)
    expect(scenes.map(({ id }) => id)).toContain('cutOut')
  })

  it('dresses in order: tucked tops first, nothing sleeved under an outer garment with sleeves', () => {
    const wearer = wearerOf(design('ink', []), 'front')
    if (!wearer) throw new Error('no wearer')
    const names = (garments: Worn[]) =>
      dress({ garments }, wearer.figure, { traced: () => null }).map(({ worn: { id } }) => id)
    const shirt = (tucked: string) => worn('shirt', ground, { knobs: { tucked } })
    expect(names([worn('trousers', blue), shirt('in')])).toEqual(['shirt', 'trousers'])
    expect(names([worn('trousers', blue), shirt('out')])).toEqual(['trousers', 'shirt'])
    const [under, over] = dress({ garments: [worn('shirt', ground), worn('trench', blue)] }, wearer.figure, {
      traced: () => null,
    })
    const sleeves = (one: typeof under) =>
      one?.kind === 'drafted' ? one.pieces.filter(({ role }) => role === 'sleeve' || role === 'cuff').length : -1
    expect(sleeves(under)).toBe(0)
    expect(sleeves(over)).toBeGreaterThan(0)
    expect(names([worn('no such thing', red)])).toEqual([])
  })

  it('wears a traced coat with sleeves like any other: what lies under it shows no sleeves', () => {
    const wearer = wearerOf(design('ink', []), 'front')
    if (!wearer) throw new Error('no wearer')
    const coat: TracedPiece = {
      width: 4,
      height: 4,
      mask: new Uint8Array(16).fill(255),
      lines: new Uint8Array(16),
      fill: null,
      category: 'coat',
      slot: 'outer',
      choices: [],
      anchors: { cuffLeft: [0, 3], cuffRight: [3, 3] },
      confidence: 1,
      doubtful: [],
    }
    const over: Worn = { ...worn('coat', blue), cut: { kind: 'traced', traced: '0'.repeat(64) } }
    const under = sureFirst(dress({ garments: [worn('shirt', ground), over] }, wearer.figure, { traced: () => coat }))
    expect(under.kind === 'drafted' && under.pieces.some(({ role }) => role === 'sleeve')).toBe(false)
    const [traced] = dress({ garments: [over, worn('trench', red)] }, wearer.figure, { traced: () => coat })
    expect(traced).toMatchObject({ kind: 'traced', covered: true })
  })
})
