import { createCanvas } from '@napi-rs/canvas'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { sure } from '@toile/geometry'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDrawing } from '../scenes/openDrawing.ts'
import type { Host, Surface } from '../surface.ts'
import { presents } from './presentations/index.ts'
import { knitwear, shotOf, suit } from './testing/productSheet.ts'

const host: Host = { createCanvas: (across, down) => createCanvas(across, down) as unknown as Surface }
const size = { width: 96, height: 120 }
const bytesOf = (surface: Surface) =>
  Buffer.from(surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data)
const lights = lightPresets.slice(0, 3).map(({ light }) => light)

describe('a product picture in another light', () => {
  afterEach(() => vi.restoreAllMocks())

  it('[S1.08] sets nothing out anew, and is the picture that a new desk draws', () => {
    const shot = shotOf({ presentation: 'ghost' })
    const desk = openDrawing(host)
    const setOut = vi.spyOn(presents, 'ghost')
    const warm = lights.map((light) =>
      bytesOf(desk.draw({ kind: 'product', design: knitwear, shot: { ...shot, light }, ...size })),
    )
    expect(setOut).toHaveBeenCalledTimes(1)
    for (const [i, light] of lights.entries()) {
      const cold = openDrawing(host).draw({ kind: 'product', design: knitwear, shot: { ...shot, light }, ...size })
      expect(bytesOf(cold).equals(sure(warm[i]))).toBe(true)
    }
    expect(sure(warm[0]).equals(sure(warm[1]))).toBe(false)
  })

  it('[S1.08] is set out anew where anything but its light is another', () => {
    const shot = shotOf({ presentation: 'ghost' })
    const desk = openDrawing(host)
    const setOut = vi.spyOn(presents, 'ghost')
    const order = { kind: 'product', design: suit, shot, ...size } as const
    desk.draw(order)
    desk.draw({ ...order, design: knitwear })
    desk.draw({ ...order, shot: { ...shot, seed: shot.seed + 1 } })
    desk.draw({ ...order, shot: { ...shot, ground: { ...shot.ground, kind: 'wood' } } })
    desk.draw({ ...order, width: 80 })
    expect(setOut).toHaveBeenCalledTimes(5)
    desk.draw(order)
    expect(setOut).toHaveBeenCalledTimes(5)
  })
})
