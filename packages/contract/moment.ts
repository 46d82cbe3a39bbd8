import { z } from 'zod'

/** A moment as ISO text; apart from the other wire forms, so that the first screen does not fetch the colour codecs with it. */
export const moment = z.iso.datetime()
