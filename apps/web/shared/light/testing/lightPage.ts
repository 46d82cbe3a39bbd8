import type { Light } from '@toile/craft/products/light.ts'
import { openLightGl } from '../openLightGl.ts'
import { type PackedMaps, unpackMaps } from './packedMaps.ts'

/** What the page of light offers to a test. */
export interface LightPage {
  takeMaps(maps: PackedMaps): boolean
  /** Red, green, blue, alpha of the picture in a light, the upper row first, as text. */
  litPixels(light: Light): string
  /** Milliseconds of each of several lights, every one drawn to its end. */
  litIn(lights: readonly Light[]): number[]
  /** Has the graphics processor taken away and given back; how often it was told that it came back. */
  loseAndRestore(): Promise<number>
}

let told = 0
const canvas = document.createElement('canvas')
const light = openLightGl(canvas, () => {
  told++
})
const gl = canvas.getContext('webgl2')

function pixels(): Uint8Array {
  const out = new Uint8Array(canvas.width * canvas.height * 4)
  gl?.bindFramebuffer(gl.FRAMEBUFFER, null)
  gl?.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, out)
  return out
}

const page: LightPage = {
  takeMaps: (maps) => light?.take(unpackMaps(maps)) ?? false,
  litPixels(of) {
    if (!light?.draw(of)) throw new Error('Nothing was drawn.')
    const upwards = pixels()
    let text = ''
    for (let y = canvas.height - 1; y >= 0; y--) {
      const row = upwards.subarray(y * canvas.width * 4, (y + 1) * canvas.width * 4)
      for (let x = 0; x < row.length; x += 8192) text += String.fromCharCode(...row.subarray(x, x + 8192))
    }
    return btoa(text)
  },
  litIn: (lights) =>
    lights.map((one) => {
      const before = performance.now()
      light?.draw(one)
      // Nothing is drawn to its end before somebody looks.
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
      return performance.now() - before
    }),
  async loseAndRestore() {
    const loss = gl?.getExtension('WEBGL_lose_context')
    const next = (name: string) => new Promise((done) => canvas.addEventListener(name, done, { once: true }))
    const lost = next('webglcontextlost')
    loss?.loseContext()
    await lost
    const back = next('webglcontextrestored')
    setTimeout(() => loss?.restoreContext())
    await back
    return told
  },
}

Object.assign(globalThis, page)
