import { bothForm, byForm, nameForm } from '../forms.ts'
import { withCornerMoved } from '../shape/withCornerMoved.ts'
import { defineEdit } from './edit.ts'

/** Moves the corner at which an edge starts, by millimetres; curves beside it go with it. */
export const moveCorner = defineEdit({
  kind: 'moveCorner',
  name: 'Move a corner',
  says: 'Move the corner at which an edge of a piece starts by x and y millimetres; seams follow.',
  takes: { piece: nameForm, corner: nameForm, x: byForm, y: byForm, both: bothForm },
  apply: (pattern, given) => withCornerMoved(pattern, given, [given.x, given.y]),
})
