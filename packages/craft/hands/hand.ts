import { z } from 'zod'

/** How a look is drawn against the plain hand of its style, as factors: how heavily the pen is pressed, how freely it draws (what it loses, where it overshoots and swings), and how much grain, granulation and dry brush the colour shows. */
export const handSchema = z.object({
  weight: z.number().min(0.5).max(2),
  looseness: z.number().min(0).max(2),
  texture: z.number().min(0).max(2),
})
export type DesignHand = z.output<typeof handSchema>

/** The hand of a style as it is. */
export const plainHand: DesignHand = { weight: 1, looseness: 1, texture: 1 }
