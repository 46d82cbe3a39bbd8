import type { Brush } from '../stroke/brush.ts'
import { crayon } from './crayon.ts'
import { fur } from './fur.ts'
import { ink } from './ink.ts'
import { longFur } from './longFur.ts'
import { marker } from './marker.ts'
import { pen } from './pen.ts'
import { pencil } from './pencil.ts'
import { ribbon } from './ribbon.ts'
import { shaded } from './shaded.ts'
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
