import { z } from 'zod'

const turn = z.number().min(-1).max(1)

/** Where the dials stand, -1 to 1, in the order of the screen. */
export const dialsSchema = z.object({ structure: turn, weight: turn, ornate: turn, night: turn, geometry: turn })
export type Dials = z.output<typeof dialsSchema>
export type DialId = keyof Dials
