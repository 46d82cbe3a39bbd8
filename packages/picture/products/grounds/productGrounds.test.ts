import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import { type ProductGroundId, productGroundIds, productGrounds } from '@toile/craft/products/grounds.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../../surface.ts'
import { drawGround } from './drawGround.ts'
import type { GroundPicture, GroundRoom } from './productGround.ts'
import { grounds } from './index.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** A picture of one's own: a dark disc in the middle of pale blue. */
function discIn(width: number, height: number, radius: number): NonNullable<GroundRoom['picture']> {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j += 4) {
      const inside = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) < radius
      data.set(inside ? [20, 20, 30, 255] : [190, 210, 230, 255], j)
    }
  return { width, height, rgba: data }
}

const roomOf = (room: Partial<GroundRoom> = {}): GroundRoom => ({
  width: 120,
  height: 150,
  scale: 40,
  color: null,
  seed: 1,
  feet: 138,
  picture: discIn(60, 40, 12),
  ...room,
})
const drawn = (id: ProductGroundId, room: Partial<GroundRoom> = {}) => grounds[id].draw(host, roomOf(room))
const bytesOf = ({ albedo, form }: GroundPicture) =>
  Buffer.concat([albedo, form ?? albedo].map(({ buffer }) => Buffer.from(buffer))).toString('base64')

function meanOf({ albedo }: GroundPicture): Color {
  const sums = [0, 0, 0]
  for (let j = 0; j < albedo.length; j += 4) for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (albedo[j + c] ?? 0)
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / (albedo.length / 4))
  return { r, g, b }
}

describe('grounds of product pictures', () => {
  it.each(productGroundIds)('[S1.07] %s fills rooms of every shape, with finite heights', (id) => {
    const rooms: Partial<GroundRoom>[] = [
      { width: 1, height: 1, scale: 0.5, feet: 1 },
      { width: 2, height: 3, scale: 1, feet: 3 },
      { width: 7, height: 5, scale: 90, feet: 5 },
      { width: 240, height: 80, scale: 9, feet: 74 },
      { width: 61, height: 183, scale: 700, feet: 400 },
      { width: 97, height: 131, scale: 14, feet: 20 },
    ]
    for (const room of rooms) {
      const { width, height } = roomOf(room)
      const { albedo, form, horizon } = drawn(id, room)
      expect(albedo.length).toBe(width * height * 4)
      if (form) {
        expect(form.length).toBe(width * height * 4)
        expect(form.every(Number.isFinite)).toBe(true)
        expect(form.every((value, i) => i % 4 !== 3 || (value >= 0 && value <= 1))).toBe(true)
      }
      const place = productGrounds.find((ground) => ground.id === id)?.is === 'place'
      expect(Number.isFinite(horizon)).toBe(place)
    }
  })

  it('[S1.07] each ground is drawn by the one of its name', () => {
    expect(productGroundIds.map((id) => grounds[id].id)).toEqual(productGroundIds)
  })

  it.each(productGroundIds.filter((id) => id !== 'own'))(
    '[S1.07] %s is the same for a seed, another for another seed',
    (id) => {
      const first = bytesOf(drawn(id))
      expect(bytesOf(drawn(id))).toBe(first)
      expect(bytesOf(drawn(id, { seed: 2 }))).not.toBe(first)
    },
  )

  const taking = productGrounds.filter(({ color }) => color !== null)
  const asked: Color[] = [
    { r: 255, g: 255, b: 255 },
    { r: 12, g: 12, b: 14 },
    { r: 150, g: 32, b: 44 },
    { r: 38, g: 66, b: 120 },
    { r: 236, g: 214, b: 190 },
    { r: 120, g: 140, b: 116 },
    { r: 250, g: 220, b: 40 },
  ]
  it.each(taking)('[S1.07] the mean of $id is the asked colour, else its own', ({ id, color: own }) => {
    for (const color of [...asked, null])
      for (const seed of [1, 5]) {
        const wanted = color ?? own ?? asked[0]
        expect(wanted && colorDistance(meanOf(drawn(id, { color, seed, scale: 60 })), wanted)).toBeLessThan(1.5)
      }
  })

  it.each(['wood', 'linen', 'sand', 'concrete'] as const)('[S1.07] %s in white and in black keeps its grain', (id) => {
    for (const color of [
      { r: 255, g: 255, b: 255 },
      { r: 6, g: 6, b: 6 },
    ]) {
      const { albedo } = drawn(id, { color, scale: 150 })
      const reds = albedo.filter((_, j) => j % 4 === 0)
      const pressed = reds.filter((red) => red === 0 || red === 255).length / reds.length
      expect(new Set(reds).size).toBeGreaterThan(2)
      expect(pressed).toBeLessThan(0.6)
    }
  })

  it.each(['plaster', 'wood', 'linen', 'paper', 'sand', 'concrete'] as const)(
    '[S1.07] %s has a relief that lamps can show, and is not steeper than it is in truth',
    (id) => {
      const { form } = drawn(id, { scale: 200 })
      const slopes = form?.filter((_, i) => i % 4 < 2).map(Math.abs) ?? new Float32Array()
      const mean = slopes.reduce((sum, slope) => sum + slope, 0) / slopes.length
      expect(mean).toBeGreaterThan(0.008)
      expect(mean).toBeLessThan(0.25)
    },
  )

  it('[S1.07] a ground shows the same pattern small and large', () => {
    const large = drawn('marble', { width: 400, height: 500, scale: 200 }).albedo
    const small = drawn('marble', { width: 200, height: 250, scale: 100 }).albedo
    let [off, spread] = [0, 0]
    for (let y = 0, j = 0; y < 250; y++)
      for (let x = 0; x < 200; x++, j += 4) {
        const i = (y * 2 * 400 + x * 2) * 4
        const mean = ((large[i] ?? 0) + (large[i + 4] ?? 0) + (large[i + 1600] ?? 0) + (large[i + 1604] ?? 0)) / 4
        off += Math.abs(mean - (small[j] ?? 0))
        spread += Math.abs((small[j] ?? 0) - 235)
      }
    expect(off).toBeLessThan(spread * 0.35)
  })

  it.each([
    [300, 100],
    [100, 300],
    [33, 90],
  ])('[S1.07] an own picture of another shape covers %i × %i and is not stretched', (width, height) => {
    const { albedo } = drawn('own', { width, height, picture: discIn(400, 260, 60) })
    let [left, right, top, bottom, inside] = [width, 0, height, 0, 0]
    for (let y = 0, j = 0; y < height; y++)
      for (let x = 0; x < width; x++, j += 4) {
        expect(albedo[j + 3]).toBe(80)
        if ((albedo[j] ?? 0) > 105) {
          expect(albedo[j + 2]).toBeLessThan(232)
          continue
        }
        inside++
        ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
      }
    const [wide, tall] = [right - left + 1, bottom - top + 1]
    const across = 120 * Math.max(width / 400, height / 260)
    expect(Math.abs(tall - Math.min(across, height))).toBeLessThanOrEqual(2)
    expect(Math.abs(wide - Math.min(across, width))).toBeLessThanOrEqual(2)
    expect(inside).toBeGreaterThan(0)
  })

  it('[S1.07] without a picture of its own an own ground is blank', () => {
    const { albedo } = drawn('own', { picture: null })
    expect([...albedo.subarray(0, 4)]).toEqual([236, 236, 236, 80])
  })

  it('[S1.07] a place has a light of its own in the distance and takes the lamps at the feet', () => {
    for (const id of ['water', 'street', 'interior'] as const) {
      const { albedo, horizon = 0 } = drawn(id)
      const at = (y: number) => albedo[(Math.round(y) * 120 + 60) * 4 + 3] ?? -1
      expect(at(horizon / 2)).toBe(0)
      expect(at(138)).toBeGreaterThan(60)
      expect(at(138)).toBeLessThan(200)
      expect(horizon).toBeGreaterThan(0)
      expect(horizon).toBeLessThan(138)
    }
  })

  it('[S1.07] what is kept equals what is drawn, and a change of colour, size, scale, seed or feet is drawn anew', () => {
    const kept = drawGround(host, 'plaster', roomOf())
    expect(drawGround(host, 'plaster', roomOf())).toBe(kept)
    expect(bytesOf(kept)).toBe(bytesOf(drawn('plaster')))
    const others: Partial<GroundRoom>[] = [
      { color: { r: 90, g: 120, b: 90 } },
      { width: 121 },
      { height: 151 },
      { scale: 41 },
      { seed: 2 },
      { feet: 130 },
    ]
    for (const other of others) expect(drawGround(host, 'plaster', roomOf(other))).not.toBe(kept)
  })

  it('[S1.07] only few grounds are kept, and of large ones one', () => {
    const large = { width: 1000, height: 1000 }
    const first = drawGround(host, 'sweep', roomOf(large))
    expect(drawGround(host, 'sweep', roomOf(large))).toBe(first)
    drawGround(host, 'sweep', roomOf({ ...large, seed: 2 }))
    expect(drawGround(host, 'sweep', roomOf(large))).not.toBe(first)
  })
})
