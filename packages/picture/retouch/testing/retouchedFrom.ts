import { retouchedSchema } from '@toile/craft/products/retouch.ts'
import type { z } from 'zod'
import type { Pixels } from '../../surface.ts'
import { openRetouching, type RetouchedPicture } from '../openRetouching.ts'
import type { RetouchTools } from '../worked.ts'

const picture = 'a'.repeat(64)

/** A ground of one grey in even light. */
export const greyGround: RetouchTools = {
  drawGround: (_, { width, height }) => ({
    albedo: new Uint8ClampedArray(width * height * 4).map((_byte, j) => (j % 4 === 3 ? 255 : 200)),
    form: null,
  }),
}

/** Opens a picture that steps are done to; fields that a step may leave out may be left out. */
export function retouchedFrom(pixels: Pixels, tools: RetouchTools = greyGround) {
  const retouch = openRetouching()
  return (
    steps: readonly z.input<(typeof retouchedSchema)['shape']['steps']>[number][],
    room = 2048,
  ): RetouchedPicture => {
    const of = retouchedSchema.parse({ picture, steps })
    const done = retouch(of, { ...tools, picture: () => pixels }, room)
    if (!done) throw new Error('The picture is not at hand.')
    return done
  }
}
