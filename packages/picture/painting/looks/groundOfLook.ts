import type { Stage } from '../../raster/stage.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { layScenery, sceneryOf } from '../../looks/scenery.ts'
import type { Wearer } from '../../looks/wearer.ts'

/** What lies behind a figure, red, green, blue and alpha: the ground alone, and with what is thrown on it. */
export interface LookGround {
  bare: Uint8ClampedArray
  shadowed: Uint8ClampedArray
}

/** Reads the ground and the shadow on it of a stage that shows a figure; a shadow that the figure throws is laid behind it there. */
export function groundOfLook(
  stage: Stage,
  wearer: Wearer,
  { ground, backdrop }: Pick<Design, 'ground' | 'backdrop'>,
): LookGround {
  const { width, height, context } = stage
  const read = () => new Uint8ClampedArray(context.getImageData(0, 0, width, height).data)
  const scenery = sceneryOf(stage, wearer, ground, backdrop)
  const bare = new Uint8ClampedArray(scenery.ground.getContext('2d').getImageData(0, 0, width, height).data)
  if (scenery.shadow) {
    const shadowed = stage.host.createCanvas(width, height).getContext('2d')
    shadowed.drawImage(scenery.ground, 0, 0)
    shadowed.drawImage(scenery.shadow, 0, 0)
    return { bare, shadowed: new Uint8ClampedArray(shadowed.getImageData(0, 0, width, height).data) }
  }
  const figure = read()
  layScenery(stage, wearer, ground, backdrop, scenery)
  const shadowed = read()
  // What lies behind the figure is read from as much of it as shows; where nothing does, nobody sees its shadow.
  for (let i = 0; i < figure.length; i += 4) {
    const open = 1 - figure[i + 3]! / 255
    for (let c = 0; c < 3; c++)
      shadowed[i + c] = open > 0 ? Math.round((shadowed[i + c]! - figure[i + c]! * (1 - open)) / open) : bare[i + c]!
  }
  return { bare, shadowed }
}
