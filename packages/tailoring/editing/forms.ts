import { z } from 'zod'

/** The form of the name of a piece, an edge or a mark of a pattern. */
export const nameForm = z.string().regex(/^[\w~-]{1,60}$/)

/** The form of the name of a size, as its range has it. */
export const sizeForm = z.string().min(1).max(20)

/** The form of a distance in millimetres that an edit moves something by. */
export const byForm = z.number().min(-2000).max(2000)

/** The form of a place along an edge, as a share of its length. */
export const shareForm = z.number().min(0).max(1)

/** The form of a place along an edge that is not an end of it, as a share of its length. */
export const withinForm = z.number().min(0.01).max(0.99)

/** The form of an allowance or a short length in millimetres. */
export const shortForm = z.number().min(0).max(300)

/** The form of what is also done to the edge at the other side of a piece that is cut whole, as its mirror image. */
export const bothForm = z.literal(true).optional()

/** The form of a way in millimetres, to the right and up. */
export const wayForm = z.tuple([byForm, byForm]).readonly()

/** The form of a place in a piece: millimetres to the right of and above the corner at which an edge starts, so that it goes with the size. */
export const placeForm = { piece: nameForm, corner: nameForm, x: byForm, y: byForm }
