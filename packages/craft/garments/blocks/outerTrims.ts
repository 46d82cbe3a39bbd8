import { hardwareKnob, pipingKnob, stitchingKnob } from './trims.ts'

/** The finishing of a tailored jacket or coat: piped edges, thread that shows, metal. */
export const outerTrimKnobs = { edging: pipingKnob, stitching: stitchingKnob, hardware: hardwareKnob }
