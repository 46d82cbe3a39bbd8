import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import type { Knob, StoredKnobs } from '@toile/craft/garments/knob.ts'
import { findPrint, prints } from '@toile/craft/prints/index.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { copiesOf, type Repeat, repeats } from '@toile/craft/prints/repeat.ts'
import { openChance } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { shrink } from '../kernels/shrink.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { paintTile } from './paintTile.ts'
import { layTiles } from './plainTile.ts'
import { scatterSpots } from './scatterSpots.ts'
import { changeAcross, changeDown } from './seamOf.ts'
import { tileOfPicture } from './tileOfPicture.ts'

// Its drawImage is typed for its own canvases only; every surface here is one.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const all = prints.map((print): [string, Print] => [print.id, print])
const tossed = all.filter(([, { runsOn }]) => !runsOn)
const running = all.filter(([, { runsOn }]) => runsOn)
const ordinary = (print: Print, seed = 7, pixels = 0.8) => paintTile(host, print, print.colorway, seed, pixels)

describe('painted prints', () => {
  it.each(someOf(all))('[S3.27] %s joins without a seam under its own repeat', (_id, print) => {
    const tile = ordinary(print)
    expect(seamAbove(tile, print.repeat, 0.95)).toBeLessThanOrEqual(0.5)
  })
  it.each(someOf(tossed))('[S3.27] %s joins without a seam under every other repeat', (_id, print) => {
    for (const { id } of repeats) {
      const tile = paintTile(host, print, print.colorway, 7, Math.max(0.25, 56 / print.width), {}, id)
      expect(seamAbove(tile, id, 0.99), id).toBeLessThanOrEqual(2)
    }
  })
  it.each(someOf(running))('[S3.27] %s runs on unbroken under every other repeat', (_id, print) => {
    const pixels = 24 / print.width
    const own = paintTile(host, print, print.colorway, 7, pixels)
    for (const { id } of repeats.filter(({ lattice }) => !lattice.turnAcross && !lattice.turnDown)) {
      const tile = paintTile(host, print, print.colorway, 7, pixels, {}, id)
      const [width, height] = [tile.width * 2, tile.height * 2]
      const laid = bytes(layTiles(tile, id, width, height))
      expect(laid.equals(bytes(layTiles(own, print.repeat, width, height))), id).toBe(true)
    }
  })
  it('sees the seam of a tile that is laid in another repeat than it was painted for', () => {
    for (const id of ['floral', 'ditsy', 'terrazzo', 'marble']) {
      const print = findPrint(id)
      if (!print) throw new Error(id)
      expect(
        seamAbove(paintTile(host, print, print.colorway, 7, 0.45, {}, 'straight'), 'thirdDrop', 0.99),
      ).toBeGreaterThan(5)
    }
  })
  it.each(someOf(all))(
    '[S3.27] %s looks different at both ends of each knob and at each choice, and still joins',
    (_id, print) => {
      const pixels = Math.min(0.6, 64 / print.width)
      const normal = bytes(paintTile(host, print, print.colorway, 7, pixels))
      for (const [name, knob] of Object.entries<Knob>(print.knobs)) {
        for (const value of otherEnds(knob)) {
          const tile = paintTile(host, print, print.colorway, 7, pixels, { [name]: value })
          const same =
            bytes(tile).equals(normal) && bytes(closer(print)).equals(bytes(closer(print, { [name]: value })))
          expect(same, `${name} ${value}`).toBe(false)
          expect(seamAbove(tile, print.repeat, 0.99, 1.15), `${name} ${value}`).toBeLessThanOrEqual(12)
        }
      }
    },
  )
  it.each(someOf(all))('%s gives the same pixels for the same seed, opaque throughout', (_id, print) => {
    const tile = ordinary(print, 7, 0.4)
    expect(bytes(tile).equals(bytes(ordinary(print, 7, 0.4)))).toBe(true)
    expect(tile.width).toBe(2 * Math.round(print.width * 0.2))
    expect(tile.rgba.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
  })
  it.each(someOf(all))('%s is painted from its palette', (_id, print) => {
    const tile = ordinary(print, 7, print.width < 130 ? 2.5 : 1.3)
    const shown = print.colorway.filter((color) => nearestIn(tile, color) < 6)
    expect(shown).toHaveLength(print.colorway.length)
  })
  it.each(someOf(all))('%s takes any one, two or eight colours', (_id, print) => {
    const chips = ['#f2e9d8', '#274a3c', '#d0692f', '#6b2f4f', '#88a6c8', '#e8c34a', '#1b1b22', '#c9b39a'].map(hex)
    for (const count of [1, 2, 8]) {
      const colors = chips.slice(0, count)
      const tile = paintTile(host, print, colors, 3, print.width < 100 ? 0.9 : 0.45)
      expect(nearestIn(tile, colors[0])).toBeLessThan(12)
      expect(spread(tile)).toBeGreaterThan(4)
    }
  })
  it('changes a tossed print with its seed, and tiny or huge scales still give a picture', () => {
    const print = findPrint('floral')
    if (!print) throw new Error('floral')
    expect(bytes(ordinary(print, 1)).equals(bytes(ordinary(print, 2)))).toBe(false)
    expect(ordinary(print, 1, 0.001)).toMatchObject({ width: 4, height: 4 })
    expect(ordinary(print, 1, 400).width).toBeLessThanOrEqual(2048)
  })
})

describe('scattering', () => {
  it.each(repeats.map(({ id }) => id))('keeps motifs apart across the edges of a %s repeat', (repeat) => {
    const tile = { width: 100, height: 120, repeat }
    const spots = scatterSpots(openChance(5), tile, 14, 20, [[50, 60, 25]])
    expect(spots.length).toBeGreaterThan(8)
    spots.forEach(([x, y], i) => {
      expect(Math.hypot(x - 50, y - 60)).toBeGreaterThanOrEqual(25)
      spots.slice(0, i).forEach(([px, py]) => expect(nearestCopy(tile, px, py, x, y)).toBeGreaterThanOrEqual(20))
    })
  })
})

describe('uploaded prints', () => {
  it('proposes the repeat of a tile that joins: straight, half drop or brick', () => {
    for (const id of ['floral', 'ditsy', 'marble', 'artDeco', 'camouflage']) {
      const print = findPrint(id)
      if (!print) throw new Error(id)
      expect(tileOfPicture(ordinary(print, 7, 1))).toMatchObject({ tiles: true, repeat: print.repeat })
    }
  })
  it('proposes mirror for a picture whose edges do not meet', () => {
    const picture = drawn(300, 200, (x, y) => [(x * 200) / 300 + 20, 30 + ((x * 7 + y * 3) % 9), 255 - y])
    expect(tileOfPicture(picture)).toMatchObject({ tiles: false, repeat: 'mirror' })
  })
  it('keeps aspect within 1024 pixels, and leaves a small picture as it is', () => {
    const large = drawn(2600, 1300, (x) => [x & 255, 0, 0])
    const { tile } = tileOfPicture(large)
    expect([tile.width, tile.height]).toEqual([1024, 512])
    const small = drawn(64, 40, () => [10, 20, 30])
    expect(tileOfPicture(small).tile).toBe(small)
    expect(
      shrink(
        drawn(30, 30, () => [10, 20, 30]),
        7,
      ).rgba.slice(0, 4),
    ).toEqual(new Uint8ClampedArray([10, 20, 30, 255]))
  })
})

/** The ends and choices of a knob that are not its normal one. */
const otherEnds = (knob: Knob) =>
  (knob.kind === 'number' ? [knob.least, knob.most] : knob.options.map(({ id }) => id)).filter(
    (end) => end !== knob.normal,
  )

/** A tile so near that single threads are seen. */
const closer = (print: Print, knobs: StoredKnobs = {}) => paintTile(host, print, print.colorway, 7, 2.5, knobs)

/** How far the change across the worse join lies above a share of the changes inside the tile, times `slack`. */
function seamAbove(tile: Pixels, repeat: Repeat, share: number, slack = 1): number {
  const columns = Array.from({ length: tile.width }, (_, x) => changeAcross(tile, repeat, x))
  const rows = Array.from({ length: tile.height }, (_, y) => changeDown(tile, repeat, y))
  return Math.max(
    ...[columns, rows].map((changes) => {
      const inside = changes.slice(0, -1).sort((a, b) => a - b)
      return changes[changes.length - 1] - inside[Math.floor(inside.length * share)] * slack
    }),
  )
}

const bytes = ({ rgba }: Pixels) => Buffer.from(rgba)

function hex(text: string): Color {
  const color = fromHex(text)
  if (!color) throw new Error(text)
  return color
}

function nearestIn({ rgba }: Pixels, color: Color): number {
  let least = Infinity
  let nearest: Color = color
  for (let i = 0; i < rgba.length; i += 4) {
    const apart = Math.abs(rgba[i] - color.r) + Math.abs(rgba[i + 1] - color.g) + Math.abs(rgba[i + 2] - color.b)
    if (apart >= least) continue
    least = apart
    nearest = { r: rgba[i], g: rgba[i + 1], b: rgba[i + 2] }
  }
  return colorDistance(color, nearest)
}

function spread({ rgba }: Pixels): number {
  const tones = Array.from({ length: rgba.length / 4 }, (_, i) => rgba[i * 4] + rgba[i * 4 + 1] + rgba[i * 4 + 2]).sort(
    (a, b) => a - b,
  )
  return tones[tones.length - 1] - tones[0]
}

const nearestCopy = (
  tile: { width: number; height: number; repeat: Repeat },
  px: number,
  py: number,
  x: number,
  y: number,
) =>
  Math.min(...copiesOf(tile.repeat, px, py, tile.width, tile.height).map((copy) => Math.hypot(copy.x - x, copy.y - y)))

function drawn(width: number, height: number, at: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set([...at(x, y), 255], (y * width + x) * 4)
  return { width, height, rgba }
}
