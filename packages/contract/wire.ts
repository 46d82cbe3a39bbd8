import { type Color, colorSchema } from '@toile/fashion/colors/color.ts'
import { z } from 'zod'

/** A colour as the text 'r g b' (requirement S3.08). */
export const rgbText = z.codec(z.string().regex(/^\d{1,3} \d{1,3} \d{1,3}$/), colorSchema, {
  decode: (text): Color => {
    const [r, g, b] = text.split(' ').map(Number)
    return { r, g, b }
  },
  encode: ({ r, g, b }) => `${r} ${g} ${b}`,
})

/** Yes and no as 1 and 0. */
export const oneOrZero = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (number) => number === 1,
  encode: (yes): 0 | 1 => (yes ? 1 : 0),
})

/** A value as JSON text in a field. */
export const jsonText = <T extends z.ZodType>(schema: T) =>
  z.codec(z.string().max(100_000), schema, {
    decode: (text, context): z.input<T> => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text, message: 'JSON' })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  })
