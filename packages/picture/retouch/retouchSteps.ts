import type { Retouch } from '@toile/craft/products/retouch.ts'
import { alone } from './steps/alone.ts'
import { balanced } from './steps/balanced.ts'
import { croppedBetween } from './steps/croppedBetween.ts'
import { curved } from './steps/curved.ts'
import { exposedBy } from './steps/exposedBy.ts'
import { levelledBy } from './steps/levelledBy.ts'
import { onOtherGround } from './steps/onOtherGround.ts'
import { recoloured } from './steps/recoloured.ts'
import { relit } from './steps/relit.ts'
import { sharpened } from './steps/sharpened.ts'
import { uprighted } from './steps/uprighted.ts'
import { widened } from './steps/widened.ts'
import { withoutThing } from './steps/withoutThing.ts'
import type { RetouchTools, StepDone, Worked } from './worked.ts'

type Does<Kind extends Retouch['kind']> = (
  worked: Worked,
  step: Extract<Retouch, { kind: Kind }>,
  tools: RetouchTools,
) => StepDone

/** What each step does to a picture. */
const retouchSteps: { readonly [Kind in Retouch['kind']]: Does<Kind> } = {
  crop: croppedBetween,
  straighten: levelledBy,
  perspective: uprighted,
  exposure: exposedBy,
  whiteBalance: balanced,
  curves: curved,
  sharpen: sharpened,
  cutOut: alone,
  recolour: recoloured,
  remove: withoutThing,
  ground: onOtherGround,
  light: relit,
  space: widened,
}

/** Does one step to a picture. */
export function doStep<Kind extends Retouch['kind']>(
  worked: Worked,
  step: Extract<Retouch, { kind: Kind }>,
  tools: RetouchTools,
): StepDone {
  const does: Does<Kind> = retouchSteps[step.kind as Kind]
  return does(worked, step, tools)
}
