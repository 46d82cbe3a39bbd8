import { plainDesign } from './testing/plainDesign.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { presentationIds } from '@toile/craft/products/presentations.ts'
import { shotSchema } from '@toile/craft/products/shot.ts'
import type { Light } from '@toile/craft/products/light.ts'
import { sure } from '@toile/geometry'
import { openLayerCache } from '@toile/picture/looks/layers.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { productMaps } from '@toile/picture/products/productMaps.ts'
import { estimatedForm } from '@toile/picture/relight/estimatedForm.ts'
import { estimatedMaps } from '@toile/picture/relight/estimatedMaps.ts'
import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'
import { lit } from '@toile/picture/relight/lit.ts'
import { roundThing } from '@toile/picture/relight/testing/roundThing.ts'
import { createCanvas } from '@napi-rs/canvas'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LightPage } from './testing/lightPage.ts'
import { openLightPage } from './testing/openLightPage.ts'
import { packMaps } from './testing/packedMaps.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 320, height: 400 }

function upload(): LightMaps {
  const cut = roundThing(size.width, size.height, -0.7)
  const form = estimatedForm(cut) ?? expect.fail('no form')
  const albedo = new Uint8ClampedArray(cut.rgba.length).fill(214)
  return estimatedMaps(cut, form, { albedo, form: null, stands: { at: 'plane' }, lift: 0.16 })
}

function look(presentation: (typeof presentationIds)[number], kind: 'plaster' | 'street'): LightMaps {
  const desk = { host, sources: openSources(host), cache: openLayerCache() }
  const shot = shotSchema.parse({ presentation, ground: { kind } })
  return productMaps(desk, plainDesign, shot, size.width, size.height).maps
}

const grazing: Light = {
  key: { from: 200, height: 8, soft: 0, warm: -1, strength: 1.6, gel: null },
  second: { from: 90, height: 85, soft: 1, warm: 1, strength: 0.5, gel: null },
  fill: 0,
  rim: 1,
}
const lights = [...lightPresets.map(({ light }) => light), grazing]

describe('light by the graphics processor', () => {
  let opened: Awaited<ReturnType<typeof openLightPage>>
  beforeAll(async () => {
    opened = await openLightPage()
  })
  afterAll(() => opened.close())

  it.each([
    { of: 'a hanging look', at: 'plane', mapsOf: () => look('hanger', 'plaster') },
    { of: 'somebody who stands on a floor', at: 'floor', mapsOf: () => look('figure', 'street') },
    { of: 'an uploaded picture', at: 'plane', mapsOf: upload },
  ])(
    '[S1.08] lies on $of as the server draws it: every pixel at most 2 of 255 apart, in 8 lights',
    async ({ at, mapsOf }) => {
      const maps = mapsOf()
      expect(maps.stands.at).toBe(at)
      expect(
        await opened.page.evaluate((packed) => (globalThis as unknown as LightPage).takeMaps(packed), packMaps(maps)),
      ).toBe(true)
      for (const light of lights) {
        const text = await opened.page.evaluate((one) => (globalThis as unknown as LightPage).litPixels(one), light)
        const there = Buffer.from(text, 'base64')
        const here = lit(maps, light)
        expect(there.length).toBe(here.length)
        let [worst, changed] = [0, 0]
        for (let i = 0; i < here.length; i++) {
          worst = Math.max(worst, Math.abs(sure(here[i]) - sure(there[i])))
          if (here[i] !== here[0]) changed++
        }
        expect(changed).toBeGreaterThan(1000)
        expect(worst).toBeLessThanOrEqual(2)
      }
    },
  )

  it('[S1.08] comes back as it was when the graphics processor is taken away and given back', async () => {
    const ask = (light: Light) =>
      opened.page.evaluate((one) => (globalThis as unknown as LightPage).litPixels(one), light)
    await opened.page.evaluate((packed) => (globalThis as unknown as LightPage).takeMaps(packed), packMaps(upload()))
    const before = await ask(grazing)
    expect(await opened.page.evaluate(() => (globalThis as unknown as LightPage).loseAndRestore())).toBe(1)
    expect(await ask(grazing)).toBe(before)
  })

  it('[S1.08] is said to be impossible where the browser has no WebGL2', async () => {
    const without = await openLightPage(['--disable-gpu', '--disable-3d-apis'])
    const took = await without.page.evaluate(
      (packed) => (globalThis as unknown as LightPage).takeMaps(packed),
      packMaps(upload()),
    )
    await without.close()
    expect(took).toBe(false)
  })
})
