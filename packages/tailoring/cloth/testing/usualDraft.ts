import { sureFirst } from '@toile/geometry'
import type { Block } from '../../blocks/block.ts'
import type { Measures } from '../../bodies/measures.ts'
import type { Pattern } from '../../pattern/pattern.ts'

/** A block as it is usually cut for a body in millimetres. */
export const usualDraft = ({ knobs, draft }: Block, measures: Measures): Pattern =>
  draft(
    measures,
    Object.fromEntries(
      Object.entries(knobs).map(([name, knob]) => [name, 'choices' in knob ? sureFirst(knob.choices) : knob.usual]),
    ),
  )
