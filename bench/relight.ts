import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import type { Light } from '@toile/craft/products/light.ts'
import { sure } from '@toile/geometry'
import { estimatedForm } from '@toile/picture/relight/estimatedForm.ts'
import { estimatedMaps } from '@toile/picture/relight/estimatedMaps.ts'
import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'
import { linear } from '@toile/picture/relight/linearLight.ts'
import { lit } from '@toile/picture/relight/lit.ts'
import { roundThing } from '@toile/picture/relight/testing/roundThing.ts'
import type { LightPage } from '../apps/web/shared/light/testing/lightPage.ts'
import { openLightPage } from '../apps/web/shared/light/testing/openLightPage.ts'
import { packMaps } from '../apps/web/shared/light/testing/packedMaps.ts'
import { defineBench } from './bench.ts'

/** A megapixel in the shape of a product picture. */
const size = { width: 896, height: 1120 }
const frames = 24

/** A garment on a wall that takes the light. */
function maps(): LightMaps {
  const cut = roundThing(size.width, size.height, -0.5)
  const form = estimatedForm(cut)
  if (!form) throw new Error('Nothing was estimated.')
  const albedo = new Uint8ClampedArray(cut.rgba.length).fill(214)
  return estimatedMaps(cut, form, { albedo, form: null, stands: { at: 'plane' }, lift: 0.16 })
}

/** A light that is turned by hand. */
const turned = (turn: number): Light => {
  const { light } = sure(lightPresets[turn % lightPresets.length])
  return { ...light, key: { ...light.key, from: (turn * 37) % 360 } }
}

/** The same pixels once through: read, made light, coded again. */
function onePass({ albedo }: LightMaps): Uint8ClampedArray {
  const out = new Uint8ClampedArray(albedo.length)
  for (let i = 0; i < albedo.length; i++) out[i] = 255 * Math.sqrt(sure(linear[sure(albedo[i])]))
  return out
}

/** Light turned on a megapixel: by the formula in TypeScript, and live in a browser's WebGL2 without a graphics processor; and how far the two lie apart. */
export const relight = defineBench({
  id: 'relight',
  says: 'A megapixel lit anew',
  peer: 'a linear pass over it',
  pairs: 15,
  async open() {
    const own = maps()
    const { page, close } = await openLightPage()
    await page.evaluate((packed) => (globalThis as unknown as LightPage).takeMaps(packed), packMaps(own))
    let turn = 0
    const took: number[] = []
    return {
      close,
      ours() {
        const began = performance.now()
        lit(own, turned(turn++))
        took.push(performance.now() - began)
      },
      peer: () => onePass(own),
      async right() {
        const lights = Array.from({ length: frames }, (_, k) => turned(k))
        const live = await page.evaluate((all) => (globalThis as unknown as LightPage).litIn(all), lights)
        const text = await page.evaluate((one) => (globalThis as unknown as LightPage).litPixels(one), turned(3))
        const there = Buffer.from(text, 'base64')
        const worst = lit(own, turned(3)).reduce((most, byte, i) => Math.max(most, Math.abs(byte - sure(there[i]))), 0)
        const middle = (times: readonly number[]) => sure(times.toSorted((a, b) => a - b)[times.length >> 1])
        const megapixels = (size.width * size.height) / 1e6
        const frame = middle(live)
        return `${Math.round(middle(took) / megapixels)} ms a megapixel on the processor; ${Math.round(frame / megapixels)} ms and ${(1000 / frame).toFixed(1)} frames a second in software WebGL2; at most ${worst} of 255 apart`
      },
    }
  },
})
