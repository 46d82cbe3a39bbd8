import type { Asked, ListConflict } from '@toile/rules/merging/conflict.ts'

/** What of a garment is merged by itself. */
export type WornPart =
  | 'cut'
  | 'knob'
  | 'fabric'
  | 'fill'
  | 'contrast'
  | 'trim'
  | 'print'
  | 'printColors'
  | 'printPlace'
  | 'printWidth'
  | 'printAngle'
  | 'printOpacity'
  | 'partPrint'
  | 'applied'
  | 'flecks'
  | 'hidden'
  | 'locked'
  | 'ownColors'
  | 'back'
  | 'folds'

/** What of a look is merged by itself, beside its garments. */
export type AroundPart =
  | 'person'
  | 'pose'
  | 'mirrored'
  | 'style'
  | 'shoes'
  | 'shoesColor'
  | 'lips'
  | 'ground'
  | 'backdrop'
  | 'hand'

/** Two changes of a look that cannot both hold. */
export type DesignConflict =
  | ListConflict<'garments'>
  | (Asked & ({ kind: 'worn'; id: string; part: WornPart; knob: string | null } | { kind: 'around'; part: AroundPart }))
