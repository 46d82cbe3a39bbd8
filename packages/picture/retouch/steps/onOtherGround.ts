import type { Retouch } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { onGround } from '../litWorked.ts'
import { roomFor } from '../roomFor.ts'
import { withSubject } from '../subject.ts'
import type { RetouchTools, StepDone, Worked } from '../worked.ts'

/** What a picture shows, on another ground. */
export function onOtherGround(
  worked: Worked,
  { ground }: Extract<Retouch, { kind: 'ground' }>,
  { drawGround }: RetouchTools,
): StepDone {
  const cut = withSubject(worked)
  const bare = drawGround(ground, roomFor(cut.front))
  if (!bare) throw refuse('pictureNeeded')
  return { worked: onGround(cut, bare) }
}
