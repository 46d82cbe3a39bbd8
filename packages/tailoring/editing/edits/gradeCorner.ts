import { z } from 'zod'
import { bothForm, nameForm } from '../forms.ts'
import { withCornerMoved } from '../shape/withCornerMoved.ts'
import { defineEdit } from './edit.ts'

const stepForm = z.number().min(-100).max(100)

/** Changes the grade rule of a corner: it is moved by so many millimetres more for each size above the one that is worked in, and by as many the other way for each below. */
export const gradeCorner = defineEdit({
  kind: 'gradeCorner',
  name: 'Grade a corner',
  says: 'Move the corner at which an edge of a piece starts by x and y millimetres for each size above the base size, and the other way for each below; seams follow.',
  takes: { piece: nameForm, corner: nameForm, x: stepForm, y: stepForm, both: bothForm },
  apply: (pattern, given, steps) => withCornerMoved(pattern, given, [given.x * steps, given.y * steps]),
})
