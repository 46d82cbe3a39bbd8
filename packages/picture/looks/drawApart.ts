import type { PartOf, Stage } from '../raster/stage.ts'

/** Draws a part of a look on its stage; where parts are kept apart, on a stage of its own as well. */
export function drawApart(stage: Stage, of: PartOf, draw: (stage: Stage) => void): void {
  draw(stage)
  if (!stage.keep) return
  const surface = stage.host.createCanvas(stage.width, stage.height)
  draw({ ...stage, surface, context: surface.getContext('2d'), cast: () => {}, buffer: undefined })
  stage.keep({ of, surface, x: 0, y: 0 })
}
