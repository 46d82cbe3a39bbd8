import { z } from 'zod'

/** The form of the name of a piece, an edge or a mark of a pattern. */
export const nameForm = z.string().regex(/^[\w~-]{1,60}$/)

/** The form of the name of a size, as its range has it. */
export const sizeForm = z.string().min(1).max(20)

/** The form of a distance in millimetres that an edit moves something by. */
export const byForm = z.number().min(-2000).max(2000)

/** The form of an allowance or a short length in millimetres. */
export const shortForm = z.number().min(0).max(300)
