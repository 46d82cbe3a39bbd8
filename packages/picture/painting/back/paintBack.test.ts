import { createCanvas } from '@napi-rs/canvas'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { isTiled } from '@toile/canvas/document/layer.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { side } from '@toile/canvas/tiles/tile.ts'
import { openTiles, type TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { recolor, setKnob, setMannequin, swapCut } from '@toile/craft/designs/changes.ts'
import { type Design, type Style, styleSchema } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { layPaint } from '@toile/craft/designs/paintChanges.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { keepLatest, sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { drawLook } from '../../looks/drawLook.ts'
import { lookMap } from '../../looks/lookMap.ts'
import { placeOf, spotUnder } from '../../looks/onLookMap.ts'
import { noUploads, openSources, type Sources } from '../../looks/sources.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { keptTiles } from '../keptTiles.ts'
import { canvasOfLook } from '../looks/canvasOfLook.ts'
import { paintBack, paintOn } from './paintBack.ts'
import { strayPaint } from './strayPaint.ts'
import { toldNotes } from './toldNotes.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 360, height: 540 }
const white = { r: 238, g: 236, b: 230 }
const blue = { r: 40, g: 70, b: 160 }
const red = [214, 20, 30] as const

const wearing = (style: Style = 'illustration', pose = 'relaxed'): Design => ({
  origin: null,
  version: designVersion,
  ground: white,
  lips: white,
  shoes: { color: white, kind: 'pump' },
  mannequin: { person: 'ines', mirrored: false, pose },
  style,
  garments: [
    plainWorn('trousers', blue, { id: 'g2', seed: 3 }),
    { ...plainWorn('shirt', white, { id: 'g1', seed: 1 }), knobs: { tucked: 'out' } },
  ],
})

/** A stroke of red dabs through places, as a picture of the sheet. */
function stroke(places: readonly (readonly [number, number])[], radius = 5, color: readonly number[] = red): Pixels {
  const { width, height } = size
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (const [cx, cy] of places)
    for (let y = Math.floor(cy - radius - 1); y <= cy + radius + 1; y++)
      for (let x = Math.floor(cx - radius - 1); x <= cx + radius + 1; x++) {
        const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy)
        const alpha = Math.round(255 * Math.max(0, Math.min(1, radius + 0.5 - far)))
        const i = (y * width + x) * 4
        if (alpha > sure(rgba[i + 3])) rgba.set([...color, alpha], i)
      }
  return { width, height, rgba }
}
const line = (from: readonly [number, number], to: readonly [number, number]) =>
  Array.from(
    { length: 41 },
    (_, i) => [from[0] + ((to[0] - from[0]) * i) / 40, from[1] + ((to[1] - from[1]) * i) / 40] as const,
  )

interface Painted {
  document: CanvasDocument
  store: TileStore
  /** The canvas as it was opened, where it is at hand. */
  opened?: CanvasDocument
}

const kept = keepLatest<Required<Omit<Painted, 'document'>>>(8)
/** The look's canvas; it is opened once for all tests, which change no tile of it. */
const canvasOf = (design: Design) =>
  kept(JSON.stringify(design), () => {
    const store = openTiles()
    return { store, opened: canvasOfLook(host, design, openSources(host), store, { ...size, designId: 'd1' }) }
  })

/** The look's canvas with a picture painted on a layer over it. */
function paintedCanvas(design: Design, paint: Pixels): Painted {
  const { store, opened } = canvasOf(design)
  const layer = newLayer('paint', 'Paint', keptTiles(store, paint))
  return {
    store,
    opened,
    document: { ...opened, root: [...opened.root, 'paint'], layers: { ...opened.layers, paint: layer } },
  }
}

/** Takes paint back and lays it, with the sources that then know its pictures. */
function laidBack(design: Design, { document, store, opened }: Painted) {
  const first = opened && { document: opened, store }
  const { laid, notes } = paintBack(host, design, openSources(host), document, store, first ? { first } : {})
  const pictures = new Map<string, Pixels>()
  let painted = design
  for (const { garment, paint } of laid) {
    const hashes = paint.map(({ picture }) => {
      const hash = String(pictures.size + 1).padStart(64, 'a')
      pictures.set(hash, picture)
      return hash
    })
    painted = layPaint(painted, { id: garment, canvas: 'c1', side: 'front', paint: paintOn('c1', paint, hashes) })
  }
  const sources = openSources(host, { ...noUploads, picture: (hash) => pictures.get(hash) ?? null })
  return { painted, sources, notes, laid }
}

const pixelsOf = (design: Design, sources: Sources) =>
  drawLook(host, design, sources, size).getContext('2d').getImageData(0, 0, size.width, size.height).data

/** The middle and the count of what is red in a picture. */
function redOf(data: Uint8ClampedArray) {
  let [x, y, count] = [0, 0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const isRed = sure(data[i]) - sure(data[i + 1]) > 80 && sure(data[i]) - sure(data[i + 2]) > 70
    if (!isRed) continue
    x += (i / 4) % size.width
    y += Math.floor(i / 4 / size.width)
    count++
  }
  return { x: x / count, y: y / count, count }
}

function found<T>(value: T | null): T {
  if (value === null) throw new Error('It is not there.')
  return value
}
const maps = keepLatest<ReturnType<typeof lookMap>>(8)
const mapOf = (design: Design) =>
  found(maps(JSON.stringify(design), () => lookMap(host, design, openSources(host), { ...size, view: 'front' })))

/** A place on the body of the shirt, so many millimetres down. */
function placesOn(design: Design, v: number): readonly [number, number] {
  const { x, y } = found(placeOf(mapOf(design), 1, { part: 'body', side: 'front', u: 5, v, from: 'top' }))
  return [x, y]
}

describe('paint that goes back on its look', () => {
  it.each(someOf(styleSchema.options))(
    '[S1.12] a stroke over the shirt is drawn within two pixels of where it was painted, in the %s hand',
    (style) => {
      const design = wearing(style)
      const [x, y] = placesOn(design, 290)
      const places = line([x - 15, y - 22], [x + 10, y + 24])
      const { painted, sources, notes } = laidBack(design, paintedCanvas(design, stroke(places)))
      expect(notes).toEqual([])
      const own = redOf(stroke(places).rgba)
      const drawn = redOf(pixelsOf(painted, sources))
      expect(Math.hypot(drawn.x - own.x, drawn.y - own.y)).toBeLessThan(2)
      expect(drawn.count).toBeGreaterThan(own.count * 0.7)
      expect(drawn.count).toBeLessThan(own.count * 1.25)
    },
    60_000,
  )

  it('[S1.12] stays where it is when the color below changes, and goes along with another stance', () => {
    const design = wearing()
    const [x, y] = placesOn(design, 200)
    const { painted, sources } = laidBack(design, paintedCanvas(design, stroke([[x, y]], 7)))
    const before = redOf(pixelsOf(painted, sources))
    const recolored = redOf(pixelsOf(recolor(painted, { id: 'g1', color: blue }), sources))
    expect(Math.hypot(recolored.x - before.x, recolored.y - before.y)).toBeLessThan(1)
    const stood = setMannequin(painted, { pose: 'contrapposto' })
    const moved = redOf(pixelsOf(stood, sources))
    const map = mapOf(stood)
    const home = mapOf(design)
    const spot = found(spotUnder(home, before.x, before.y)).spot
    const there = found(placeOf(map, 1, spot))
    expect(Math.hypot(moved.x - there.x, moved.y - there.y)).toBeLessThan(4)
  }, 60_000)

  it('[S1.12] lies on each garment that it crosses, in pieces that meet', () => {
    const design = wearing()
    const map = mapOf(design)
    const [x] = placesOn(design, 200)
    const hem = Array.from({ length: size.height }, (_, y) => y).find(
      (y) => spotUnder(map, x, y)?.garment === 1 && spotUnder(map, x, y + 6)?.garment === 0,
    )
    const places = line([x, sure(hem) - 30], [x, sure(hem) + 36])
    const { painted, sources, laid, notes } = laidBack(design, paintedCanvas(design, stroke(places)))
    expect(laid.map(({ garment }) => garment).toSorted()).toEqual(['g1', 'g2'])
    expect(notes).toEqual([])
    const own = redOf(stroke(places).rgba)
    const drawn = redOf(pixelsOf(painted, sources))
    expect(Math.hypot(drawn.x - own.x, drawn.y - own.y)).toBeLessThan(2)
  }, 60_000)

  it('[S1.12] what is painted on a layer of the look goes back as well, without the rest of that layer', () => {
    const design = wearing('realistic')
    const { document, store } = paintedCanvas(design, stroke([]))
    const [x, y] = placesOn(design, 160).map(Math.round) as [number, number]
    const key = `${Math.floor(x / side)},${Math.floor(y / side)}`
    const cloth = sure(
      Object.values(document.layers)
        .filter(isTiled)
        .find(
          ({ part, tiles }) =>
            part?.part === 'g1/cloth' && store.get(tiles[key])?.[((y % side) * side + (x % side)) * 4 + 3] === 255,
        ),
    )
    const paint = stroke(line([x - 10, y], [x + 10, y]))
    const tiles = Object.fromEntries(
      Object.entries(keptTiles(store, paint)).map(([at, ref]) => {
        const tile = sure(store.get(cloth.tiles[at])).slice()
        sure(store.get(ref)).forEach((value, i, own) => {
          if (sure(own[i - (i % 4) + 3]) > 127 && i % 4 < 3) tile[i] = value
        })
        return [at, store.keep(tile)] as const
      }),
    )
    const edited = { ...cloth, tiles: { ...cloth.tiles, ...tiles } }
    const { painted, sources, laid } = laidBack(design, {
      store,
      document: { ...document, layers: { ...document.layers, [cloth.id]: edited } },
    })
    expect(laid).toHaveLength(1)
    const drawn = redOf(pixelsOf(painted, sources))
    const own = redOf(paint.rgba)
    expect(Math.hypot(drawn.x - own.x, drawn.y - own.y)).toBeLessThan(2)
    expect(drawn.count).toBeLessThan(own.count * 1.4)
  }, 60_000)

  it('[S3.13] paint of the same canvas is laid in the place of what came from it before, and what lies there otherwise stays', () => {
    const design = wearing()
    const [x, y] = placesOn(design, 200)
    const first = laidBack(design, paintedCanvas(design, stroke(line([x - 11, y], [x + 11, y]))))
    const lower = laidBack(first.painted, paintedCanvas(design, stroke(line([x - 11, y + 30], [x + 11, y + 30]))))
    const worn = sure(lower.painted.garments[1])
    expect(worn.applied?.map(({ id }) => id)).toEqual(['paint-c1-0'])
    const [again] = lower.laid
    const other = layPaint(first.painted, {
      id: 'g1',
      canvas: 'c2',
      side: 'front',
      paint: paintOn('c2', sure(again).paint, ['b'.repeat(64)]),
    })
    expect(other.garments[1]?.applied?.map(({ id }) => id)).toEqual(['paint-c1-0', 'paint-c2-0'])
    const none = layPaint(other, { id: 'g1', canvas: 'c1', side: 'front', paint: [] })
    expect(none.garments[1]?.applied?.map(({ id }) => id)).toEqual(['paint-c2-0'])
  }, 60_000)

  it('[S3.13] says what cannot go back: paint beside all cloth, wiped cloth, painted light, a locked garment', () => {
    const design = wearing()
    const beside = laidBack(design, paintedCanvas(design, stroke(line([30, 60], [60, 60]))))
    expect(beside.laid).toEqual([])
    expect(beside.notes).toEqual([{ kind: 'beside', share: 1 }])
    const [x, y] = placesOn(design, 200)
    const locked: Design = { ...design, garments: design.garments.map((worn) => ({ ...worn, locked: true })) }
    const kept = laidBack(locked, paintedCanvas(locked, stroke(line([x - 8, y], [x + 8, y]))))
    expect(kept.laid).toEqual([])
    expect(kept.notes).toEqual([{ kind: 'locked', garment: 'g1' }])
    const { document, store, opened } = paintedCanvas(design, stroke([]))
    const layers = { ...document.layers }
    for (const layer of Object.values(document.layers))
      if (layer.kind === 'raster' && ['g1/cloth', 'g1/shade'].includes(layer.part?.part ?? ''))
        layers[layer.id] = { ...layer, tiles: {} }
    const { notes } = laidBack(design, { store, ...(opened && { opened }), document: { ...document, layers } })
    expect(new Set(notes.map(({ kind }) => kind))).toEqual(new Set(['erased', 'light']))
    for (const { kind } of notes) expect(toldNotes[kind].label).toMatch(/\.$/)
  }, 60_000)

  it('[S3.13] what does not fit after a change of the cut is said: cloth that is shorter, a part that is gone', () => {
    const design = wearing('illustration', 'stand')
    const map = mapOf(design)
    const cells = Array.from(
      { length: size.width * size.height },
      (_, i) => [i % size.width, Math.floor(i / size.width)] as const,
    )
    const [x, y] = sure(
      cells.findLast(([cx, cy]) =>
        [0, 5, -5].every((by) => spotUnder(map, cx + by, cy + 5, 'top')?.spot.part === 'sleeveLeft'),
      ),
    )
    const { painted, sources, notes } = laidBack(design, paintedCanvas(design, stroke([[x, y]], 4)))
    expect(notes).toEqual([])
    expect(strayPaint(design, painted, sources)).toEqual([])
    const shorter = setKnob(painted, { id: 'g1', knob: 'sleeveLength', value: 0.3 })
    const [stray] = strayPaint(painted, shorter, sources)
    expect(stray?.kind === 'outside' && stray.share).toBeGreaterThan(0.8)
    const sleeveless = swapCut(painted, { id: 'g1', cut: { kind: 'garment', garment: 'tankTop' } })
    expect(strayPaint(painted, sleeveless, sources)).toEqual([{ kind: 'gone', garment: 'g1', paint: 'paint-c1-0' }])
  }, 60_000)
})
