import type { Brush } from '../stroke/brush.ts'
import { crayon } from './crayon.ts'
import { fur } from './fur.ts'
import { inkBrush } from './inkBrush.ts'
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
  inkBrush,
  longFur,
  writing,
  marker,
  pen,
  ribbon,
  shaded,
  spray,
  watercolor,
]

/** Brushes that need something besides a color: the layer, a motif, a print. */
export const otherBrushes: readonly Brush[] = [smudge, printBrush, motifBrush]

const all: readonly Brush[] = [...brushes, ...otherBrushes]

/** The ids of all brushes. */
export const brushIds: readonly string[] = all.map(({ id }) => id)

/** A brush by its id. */
export const findBrush = (id: string): Brush | undefined => all.find((brush) => brush.id === id)
