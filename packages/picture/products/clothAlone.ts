import type { Worn } from '@toile/craft/designs/design.ts'
import type { Path } from '@toile/geometry'
import type { Dressed } from '../looks/dressed.ts'
import { openLayerCache } from '../looks/layers.ts'
import { drawStood } from '../looks/round/drawStood.ts'
import { type Step, stepsOf } from '../looks/round/steps.ts'
import type { Stage } from '../raster/stage.ts'
import { backDrawn } from './backDrawn.ts'
import { creaseAtRest } from './creaseAtRest.ts'
import { easeSeams } from './easeSeams.ts'
import { type Hung, hungOn, type Props } from './props/props.ts'
import type { ClothAlone } from './readyCloth.ts'
import { sinkTogether } from './sinkTogether.ts'
import { boxOfStood, type Hanging, stoodStill } from './stillBody.ts'
import type { Taking } from './taking.ts'

/** How far a garment is turned where it is seen three quarters, in degrees. */
const threeQuarter = 34

/** Of the creases of an empty garment, those that one shows on who or what fills it. */
const worn = 0.3

/** Garments of a look as they hang, lie or stand with nobody in them, with what they hang on. */
export function clothAlone(
  { desk, look, shot }: Taking,
  garments: readonly Worn[],
  hanging: Hanging,
  propsOf: (hung: Hung) => Props = () => ({}),
): ClothAlone {
  const { empty } = hanging
  const resting = (stage: Stage, dressed: readonly Dressed[]) => {
    const { buffer, scale } = stage
    if (!buffer) return
    if (empty) {
      sinkTogether(buffer, scale, empty.straight)
      easeSeams(stage, armholesOf(dressed))
    }
    creaseAtRest(buffer, scale, shot.seed, empty ? 1.6 * empty.straight : worn)
  }
  if (shot.view === 'back') {
    const back = backDrawn(desk, look, garments, hanging, (figure, dressed) => propsOf(hungOn(figure, dressed, true)))
    return {
      ...back,
      stood: null,
      draw(stage) {
        back.draw(stage)
        resting(stage, back.dressed)
      },
    }
  }
  const yaw = (hanging.yaw ?? 0) + (shot.view === 'threeQuarter' ? threeQuarter : 0)
  const stood = stoodStill(desk, look, garments, { ...hanging, yaw })
  const whole = stepsOf(stood).filter(({ kind }) => !empty || kind !== 'armholes')
  const steps = among(whole, propsOf(hungOn(stood.posed.block, stood.dressed, false, stood.posed)))
  return {
    box: boxOfStood(stood),
    millimetresPerHead: stood.posed.block.millimetresPerHead,
    levels: stood.posed.build.levels,
    floor: stood.posed.floor,
    stood,
    draw(stage) {
      drawStood(stage, stood, desk.sources, openLayerCache({ figures: 0 }), steps)
      resting(stage, stood.dressed)
    },
  }
}

/** The seams at which sleeves are sewn in. */
const armholesOf = (dressed: readonly Dressed[]): Path[] =>
  dressed.flatMap((one) =>
    one.kind === 'drafted'
      ? one.pieces
          .filter(({ role }) => role === 'sleeve')
          .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'seam').slice(0, 1))
          .map(({ path }) => path)
      : [],
  )

/** The steps of cloth with what it hangs on in the place of who would wear it. */
function among(steps: readonly Step[], { behind, inside, over }: Props): Step[] {
  const cloth = steps.filter(({ kind }) => kind !== 'person')
  const front = cloth.findIndex((step) => step.kind !== 'cloth' || step.turn !== 'behind')
  return [
    ...(behind ? [behind] : []),
    ...cloth.slice(0, front),
    ...(inside ? [inside] : []),
    ...cloth.slice(front),
    ...(over ? [over] : []),
  ]
}
