import type { Light } from '@toile/craft/products/light.ts'
import type { LightMaps } from '@toile/picture/relight/lightMaps.ts'
import { type LightPasses, openLightPasses } from './openLightPasses.ts'

/** Light on a picture drawn by the graphics processor (requirement S1.08), by the formula that the server draws it by. */
export interface LightGl {
  /** Takes the maps of another picture; false where it is larger than can be drawn here, or nothing can be drawn now. */
  take(maps: LightMaps): boolean
  /** Draws the picture in a light on the canvas; false where nothing can be drawn now. */
  draw(light: Light): boolean
  close(): void
}

/** Opens it on a canvas of its own; nothing where the browser has no WebGL2, so that light is drawn in the worker. When the processor was taken away and came back the maps are given to it again, and `restored` is told. */
export function openLightGl(canvas: HTMLCanvasElement | OffscreenCanvas, restored: () => void): LightGl | null {
  const gl = contextOf(canvas)
  if (!gl) return null
  let passes: LightPasses | null = null
  let last: LightMaps | null = null
  const ready = () => {
    if (gl.isContextLost()) return null
    passes ??= openLightPasses(gl)
    return passes
  }
  const take = (maps: LightMaps): boolean => {
    last = maps
    const most = gl.getParameter(gl.MAX_TEXTURE_SIZE)
    if (typeof most !== 'number' || Math.max(maps.width, maps.height) > most) return false
    canvas.width = maps.width
    canvas.height = maps.height
    return ready()?.take(maps) ?? false
  }
  const onLost = (event: Event) => {
    // Else it is never given back.
    event.preventDefault()
    passes = null
  }
  const onRestored = () => {
    if (last && take(last)) restored()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  return {
    take,
    draw: (light) => (last !== null && ready()?.draw(light)) ?? false,
    close() {
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', onRestored)
      passes?.close()
      last = null
    },
  }
}

/** Colours as they are computed: no smoothing of edges, no blending with the page. */
function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): WebGL2RenderingContext | null {
  const found = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true,
  })
  return found instanceof WebGL2RenderingContext ? found : null
}
