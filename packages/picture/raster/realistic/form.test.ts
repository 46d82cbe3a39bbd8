import { createCanvas } from '@napi-rs/canvas'
import type { Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../../surface.ts'
import { dropShadow, thrownReach } from '../contact.ts'
import { maskOf } from '../mask.ts'
import { modelled, type Shape } from '../modelled.ts'
import { skinOptics } from '../optics.ts'
import { paint } from '../paint.ts'
import { openStage } from '../stage.ts'
import { keyLight, roomLight } from './keyLight.ts'
import { realisticHand } from './realistic.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const open = () => openStage(host, { width: 300, height: 400, scale: 100, origin: [0, 0], style: 'realistic', seed: 1 })

/** A tube of cloth, a head wide, between two grain edges; its hem rises and falls in two waves. */
const left: Path = [
  [1, 0.5],
  [1, 3],
]
const right: Path = [
  [2, 0.5],
  [2, 3],
]
const hem: Path = Array.from({ length: 33 }, (_, k) => [2 - k / 32, 3 + 0.12 * Math.sin((k / 8) * Math.PI)])
const tube: Shape = { outlines: [[...left.slice(0, 1), ...right.slice(0, 1), ...hem]], optics: skinOptics }

describe('the form of photographs [S3.25]', () => {
  it('cloth is cut at its hem and not rounded, whatever waves the hem has, and round between its sides', () => {
    const cut = modelled(open(), { ...tube, sides: [left, right] })
    const round = modelled(open(), tube)
    const high = ({ cushion, region }: typeof cut, x: number, y: number) =>
      cushion[(y - region.y) * region.width + (x - region.x)]
    for (const x of [125, 150, 175]) {
      expect(high(cut, x, 284)).toBeGreaterThan(0.94 * high(cut, x, 175))
      expect(high(round, x, 284)).toBeLessThan(0.75 * high(round, x, 175))
    }
    expect(high(cut, 104, 175)).toBeLessThan(0.6 * high(cut, 150, 175))
  })

  it('a tube turns from light to shade', () => {
    const stage = open()
    paint(stage, { ...tube, sides: [left, right], albedo: { r: 150, g: 150, b: 150 } })
    const { data } = stage.context.getImageData(0, 175, 300, 1)
    const value = (x: number) => (data[x * 4] + data[(x - 1) * 4] + data[(x + 1) * 4]) / 3
    expect(value(186)).toBeLessThan(0.68 * value(130))
    expect(value(150)).toBeGreaterThan(0.85 * value(130))
  })

  it('what the room throws back lifts what turns far away from the lamp', () => {
    expect(roomLight(0.95, 0)).toBeGreaterThan(1.15 * roomLight(0.4, 0))
    expect(keyLight(0.95, 0, 0.31, 0.3)).toBe(0)
  })

  it('a shadow that falls farther has a wider rim', () => {
    const rim = (far: number) => {
      const stage = open()
      stage.context.fillStyle = '#fff'
      stage.context.fillRect(0, 0, 300, 400)
      const region = { x: 0, y: 0, width: 300, height: 400 }
      const shadow = { dx: 4, dy: 10, blur: 4, strength: 0.3, far }
      dropShadow(stage, region, maskOf(stage, region, tube.outlines), shadow, 1)
      const { data } = stage.context.getImageData(150, 0, 1, 400)
      return [...Array(400).keys()].filter((y) => y > 300 && data[y * 4] < 254).length
    }
    expect(rim(0.3)).toBeGreaterThan(rim(0) + 8)
  })

  it('a shadow has ended within the reach that its garment is given, and is not cut off by it', () => {
    const stage = open()
    stage.context.fillStyle = '#fff'
    stage.context.fillRect(0, 0, 300, 400)
    const region = { x: 0, y: 0, width: 300, height: 400 }
    const { contact } = realisticHand
    dropShadow(stage, region, maskOf(stage, region, tube.outlines), contact, 1)
    const { data } = stage.context.getImageData(150, 0, 1, 400)
    const last = [...Array(400).keys()].findLast((y) => data[y * 4] < 254) ?? 0
    expect(last - 300).toBeGreaterThan(10)
    expect(last - 312).toBeLessThanOrEqual(thrownReach(contact) * stage.pen)
  })
})
