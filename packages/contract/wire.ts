import { type Color, colorSchema } from '@toile/craft/colors/color.ts'
import { gradientSchema } from '@toile/craft/colors/fill.ts'
import { z } from 'zod'

/** A colour as the text 'r g b' (requirement S3.08). */
export const rgbText = z.codec(z.string().regex(/^\d{1,3} \d{1,3} \d{1,3}$/), colorSchema, {
  decode: (text): Color => {
    const [r = 0, g = 0, b = 0] = text.split(' ').map(Number)
    return { r, g, b }
  },
  encode: ({ r, g, b }) => `${r} ${g} ${b}`,
})

/** A share 0..1 as percentage text, exactly: the point of the number's own text is moved, so that no digit is lost. */
const percentText = z.codec(z.string().regex(/^\d+(\.\d+)?(e[+-]?\d+)?%$/), z.number().min(0).max(1), {
  decode: (text) => {
    const [digits, power = '0'] = text.slice(0, -1).split('e')
    return Number(`${digits}e${Number(power) - 2}`)
  },
  encode: (share) => {
    const [digits, power = '0'] = `${share}`.split('e')
    const shifted = `${digits}e${Number(power) + 2}`
    const [plain, raised = '0'] = `${Number(shifted)}`.split('e')
    return Number(`${plain}e${Number(raised) - 2}`) === share ? `${Number(shifted)}%` : `${shifted}%`
  },
})

/** A gradient as its angle and gradientList, each stop a left position as percentage text and an rgba (requirement S3.16). */
export const gradientWire = z.codec(
  z.object({
    angle: gradientSchema.shape.angle,
    gradientList: z
      .array(z.object({ left: percentText, rgba: colorSchema.extend({ a: z.number().min(0).max(1) }) }))
      .min(2)
      .max(12),
  }),
  gradientSchema,
  {
    decode: ({ angle, gradientList }): z.output<typeof gradientSchema> => ({
      angle,
      stops: gradientList.map(({ left, rgba: { a, ...color } }) => ({ at: left, color, opacity: a })),
    }),
    encode: (gradient) => {
      const { angle, stops } = gradientSchema.parse(gradient)
      return {
        angle,
        gradientList: stops.map(({ at, color, opacity }) => ({ left: at, rgba: { ...color, a: opacity } })),
      }
    },
  },
)

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
