import type { Treatment } from '@toile/craft/prints/derivedSource.ts'
import { gradient } from './gradient/gradient.ts'
import { mirrored } from './mirrored.ts'
import { motif } from './motif/motif.ts'
import { painted } from './painted.ts'
import { paper } from './paper/paper.ts'
import { strata } from './strata.ts'
import { stripes } from './stripes/stripes.ts'
import { strokes } from './strokes/strokes.ts'
import { texture } from './texture.ts'
import type { OpenTreatment } from './treatment.ts'
import { windows } from './windows/windows.ts'

/** Every way in which a picture becomes cloth. */
export const openTreatments: Readonly<Record<Treatment, OpenTreatment>> = {
  strata,
  painted,
  mirrored,
  texture,
  stripes,
  strokes,
  motif,
  paper,
  windows,
  gradient,
}
