import type { Brush } from '../stroke/brush.ts'
import { crayon } from './crayon.ts'
import { fur } from './fur.ts'
import { ink } from './ink.ts'
import { longFur } from './longFur.ts'
import { marker } from './marker.ts'
import { motifBrush } from './motifBrush.ts'
import { pen } from './pen.ts'
import { pencil } from './pencil.ts'
import { printBrush } from './printBrush.ts'
import { ribbon } from './ribbon.ts'
import { shaded } from './shaded.ts'
import { smudge } from './smudge.ts'
import { spray } from './spray.ts'
import { texture } from './texture.ts'
import { watercolor } from './watercolor.ts'
import { writing } from './writing.ts'

/** The brushes of the canvas, in the order of the picker (requirement S3.22); a new one is its file and a line here. */
export const brushes: readonly Brush[] = [
  pencil,
  texture,
  crayon,
  fur,
  ink,
  longFur,
  writing,
  marker,
  pen,
  ribbon,
  shaded,
  spray,
  watercolor,
]

/** The ids of the brushes. */
export const brushIds: readonly string[] = brushes.map(({ id }) => id)

/** Brushes that need something besides a color: the layer, a motif, a print. */
export const otherBrushes: readonly Brush[] = [smudge, printBrush, motifBrush]

/** A brush by its id. */
export const findBrush = (id: string): Brush | undefined =>
  [...brushes, ...otherBrushes].find((brush) => brush.id === id)
