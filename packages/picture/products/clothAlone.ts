import type { Worn } from '@toile/craft/designs/design.ts'
import type { Bounds } from '@toile/geometry'
import { openLayerCache } from '../looks/layers.ts'
import { drawStood } from '../looks/round/drawStood.ts'
import type { PersonStep } from '../looks/round/personParts.ts'
import { type Stood } from '../looks/round/standIn.ts'
import { type Step, stepsOf } from '../looks/round/steps.ts'
import type { Stage } from '../raster/stage.ts'
import { backDrawn } from './backDrawn.ts'
import { boxOfStood, type Hanging, stoodStill } from './stillBody.ts'
import type { Taking } from './taking.ts'

/** Garments without a wearer, ready to be drawn. */
export interface ClothAlone {
  box: Bounds
  millimetresPerHead: number
  /** How they stand in space; nothing from behind. */
  stood: Stood | null
  draw(stage: Stage): void
}

/** What stands among the cloth: behind it all, inside it before its front, and over it. */
export interface Props {
  behind?: PersonStep
  inside?: PersonStep
  over?: PersonStep
  /** Without sleeves: they are folded away. */
  sleeveless?: boolean
}

/** How far a garment is turned where it is seen three quarters, in degrees. */
const threeQuarter = 34

/** Garments of a look as they hang, lie or stand with nobody in them, with what they hang on. */
export function clothAlone(
  { desk, look, shot }: Taking,
  garments: readonly Worn[],
  hanging: Hanging,
  propsOf: (stood: Stood) => Props = () => ({}),
): ClothAlone {
  if (shot.view === 'back') return { ...backDrawn(desk, look, garments), stood: null }
  const yaw = (hanging.yaw ?? 0) + (shot.view === 'threeQuarter' ? threeQuarter : 0)
  const stood = stoodStill(desk, look, garments, { ...hanging, yaw })
  const steps = among(stepsOf(stood), propsOf(stood))
  return {
    box: boxOfStood(stood),
    millimetresPerHead: stood.posed.block.millimetresPerHead,
    stood,
    draw: (stage) => drawStood(stage, stood, desk.sources, openLayerCache({ figures: 0 }), steps),
  }
}

/** The steps of cloth with what it hangs on in the place of who would wear it. */
function among(steps: readonly Step[], { behind, inside, over, sleeveless }: Props): Step[] {
  const cloth = steps.filter(
    (step) => step.kind !== 'person' && !(sleeveless && (step.kind === 'armholes' || step.turn === 'sleeve')),
  )
  const front = cloth.findIndex((step) => step.kind !== 'cloth' || step.turn !== 'behind')
  return [
    ...(behind ? [behind] : []),
    ...cloth.slice(0, front),
    ...(inside ? [inside] : []),
    ...cloth.slice(front),
    ...(over ? [over] : []),
  ]
}
