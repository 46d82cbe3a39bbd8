import type { Path } from '@toile/geometry'
import type { PersonPart, Stage } from '../../raster/stage.ts'

/** A part of the person: what names its drawing beside the body in space, and the places it lies between, in heads. */
export interface PersonStep {
  kind: 'person'
  name: string
  /** What of the person it shows last; skin unless told. */
  part?: PersonPart
  around: Path
  draw(stage: Stage, whole?: DrawWhole): void
}

/** Draws what a cut leaves a part of, whatever the cut: whoever keeps it under its name draws it once, however cloth over it changes. */
export type DrawWhole = (stage: Stage, name: string, around: Path, draw: (layer: Stage) => void) => void

/** Draws it where it is, each time. */
export const drawEachTime: DrawWhole = (stage, _name, _around, draw) => draw(stage)

/** Everything of a person that is drawn between the cloth, index 0 the viewer's left arm. */
export interface PersonParts {
  hairBehind: readonly PersonStep[]
  legs: PersonStep
  trunk: PersonStep
  arm(index: 0 | 1): PersonStep
  head: PersonStep
}

/** The corners of a box round some places, so much larger. */
export function roomy(places: Path, by: number): Path {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  return [
    [Math.min(...xs) - by, Math.min(...ys) - by],
    [Math.max(...xs) + by, Math.max(...ys) + by],
  ]
}
