import type { BodyCategory, BodySlot } from '@toile/craft/garments/garment.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import type { Point } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { type AnchorName, isAnchorName } from './anchor.ts'
import type { EditableOutline } from './editableOutline.ts'
import type { SheetBox } from './silhouette/oneGarment.ts'
import { isTraceWarning, type TraceWarning } from './traceWarnings.ts'

/** One category that a traced sketch may be, for the chips a person chooses from; the confidence orders them and promises no more. */
export interface CategoryChoice {
  category: BodyCategory
  confidence: number
}

/** A sketch or flat photograph as a piece: all places in pixels of the mask. */
export interface TracedPiece {
  width: number
  height: number
  /** Opacity of the garment, 0..255 for each pixel. */
  mask: Uint8Array
  /** Darkness of its drawn lines, 0..255 for each pixel. */
  lines: Uint8Array
  /** The drawing's own colours where it was coloured in, lines and ground removed; RGBA. */
  fill: Uint8ClampedArray | null
  category: BodyCategory
  slot: BodySlot
  /** The three likeliest categories, best first; one that a person chose stands first with a confidence of 1. */
  choices: readonly CategoryChoice[]
  anchors: Partial<Record<AnchorName, Point>>
  /** 0..1; an order of merit, it must not refuse anything by itself. */
  confidence: number
  /** Anchors to be shown as uncertain. */
  doubtful: readonly AnchorName[]
  /** The outline to be edited, with what is doubtful about it; pieces that were stored before have none. */
  outline?: EditableOutline
  /** Whether the sheet shows more garments than this one. */
  several?: boolean
  /** Where the other garments of the sheet lie, to choose another by a keep stroke. */
  others?: readonly SheetBox[]
  /** What a person should know before using it. */
  warnings?: readonly TraceWarning[]
}

/**
 * A traced piece as one opaque picture and a note: mask in red, lines in green.
 * Where the sketch had own colours the picture is twice as high and they lie below.
 */
export function encodeTraced(traced: TracedPiece): { sheet: Pixels; note: TracedNote } {
  const { mask, lines, fill, ...rest } = traced
  const { width, height } = traced
  const sheet = {
    width,
    height: fill ? height * 2 : height,
    rgba: new Uint8ClampedArray(width * height * (fill ? 8 : 4)),
  }
  for (let i = 0; i < mask.length; i++) {
    sheet.rgba[i * 4] = mask[i]
    sheet.rgba[i * 4 + 1] = lines[i]
    sheet.rgba[i * 4 + 3] = 255
  }
  if (fill) sheet.rgba.set(fill, width * height * 4)
  return { sheet, note: { version: 1, filled: fill !== null, ...rest } }
}

/** The traced piece of a stored sheet and note; anchors and warnings that nobody knows are passed over. */
export function decodeTraced(sheet: Pixels, stored: TracedNote): TracedPiece {
  const { version: _, filled, ...note } = stored
  const count = note.width * note.height
  const mask = new Uint8Array(count)
  const lines = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    mask[i] = sheet.rgba[i * 4]
    lines[i] = sheet.rgba[i * 4 + 1]
  }
  return {
    ...note,
    doubtful: note.doubtful.filter(isAnchorName),
    warnings: note.warnings?.filter(isTraceWarning),
    mask,
    lines,
    fill: filled ? sheet.rgba.slice(count * 4, count * 8) : null,
  }
}

/** The mask as a picture: white cloth on nothing. */
export const maskPicture = (traced: TracedPiece): Pixels => layerPicture(traced, traced.mask, 255)

/** The line layer as a picture: black lines on nothing. */
export const linesPicture = (traced: TracedPiece): Pixels => layerPicture(traced, traced.lines, 0)

function layerPicture({ width, height }: TracedPiece, alpha: Uint8Array, tone: number): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(tone)
  for (let i = 0; i < alpha.length; i++) rgba[i * 4 + 3] = alpha[i]
  return { width, height, rgba }
}
