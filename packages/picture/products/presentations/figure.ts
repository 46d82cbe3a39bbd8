import { drawDressed } from '../../looks/drawDressed.ts'
import { frameWearer } from '../../looks/frame.ts'
import { handSeed } from '../../looks/handSeed.ts'
import { openLayerCache } from '../../looks/layers.ts'
import { wearerOf } from '../../looks/wearer.ts'
import { onBuffer } from '../onBuffer.ts'
import { onFloor } from '../onFloor.ts'
import type { Present, Taking } from '../taking.ts'

/** The look on its figure: cropped below the nose, so that it is anybody's, or whole. */
export const figure: Present = (taking) => {
  const { desk, look, shot, width, height } = taking
  const wearer = wearerOf(look, shot.view === 'back' ? 'back' : 'front', desk.sources)
  if (!wearer) return null
  const whole = frameWearer(wearer, width, height)
  const frame = shot.manner === 'whole' ? whole : cropped(taking, wearer, whole)
  const { floor } = wearer.posed ?? wearer.figure.levels
  return {
    buffer: onBuffer(
      taking,
      { ...frame, millimetresPerHead: (wearer.posed?.block ?? wearer.figure).millimetresPerHead },
      (stage) => drawDressed(stage, wearer, look, desk.sources, openLayerCache({ figures: 0 })),
      handSeed(wearer, look) + shot.seed,
    ),
    standing: onFloor(frame, floor + 0.08),
  }
}

/** Heads between the crown and where a cropped picture begins, under the nose; and heads that it shows. */
const from = 0.69
const shown = 4.6

function cropped(
  { width, height }: Taking,
  { figure: { levels }, posed }: NonNullable<ReturnType<typeof wearerOf>>,
  whole: ReturnType<typeof frameWearer>,
) {
  const heads = Math.min(shown, levels.knee - from + 0.35)
  const scale = Math.max(whole.scale, Math.min(height / heads, width / 3))
  const middle = posed?.station(levels.waist).at[0] ?? 0
  const crown = posed ? posed.head.pivot[1] - 0.5 : 0
  return {
    scale,
    origin: [Math.round(width / 2 - middle * scale), Math.round(-(crown + from) * scale)] as const,
  }
}
