import { clamp, smooth } from '@toile/geometry'
import { defineTexture } from './defineTexture.ts'

/** The distance between dots in millimetres, and the turn of their screen. */
const pitch = 2.1
const turn = Math.PI / 4

/** Dots that shrink downwards, so that the colour fades out. */
export const halftone = defineTexture({
  id: 'halftone',
  open({ strength, box }, pixel) {
    const tall = Math.max(1, box.bottom - box.top)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const soft = Math.max(0.02, (pixel * 0.6) / pitch)
    return (x, y) => {
      const fade = clamp((y - box.top) / tall)
      const tone = 1 - strength * (0.1 + 0.9 * fade)
      const u = (x * cos + y * sin) / pitch
      const v = (y * cos - x * sin) / pitch
      const off = Math.hypot(u - Math.round(u), v - Math.round(v))
      // Beyond half a pitch dots meet; the corners close at 0.71.
      const reach = Math.sqrt(clamp(tone)) * 0.78
      return smooth(reach + soft, reach - soft, off)
    }
  },
})

/** Sewn threads only shade the colour; nothing is taken away. */
export const stitch = defineTexture({ id: 'stitch', open: () => () => 1 })
