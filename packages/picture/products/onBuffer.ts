import { bufferOn, type LookBuffer } from '../looks/bufferOn.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import { closeSeams } from './closeSeams.ts'
import { evenEdges } from './evenEdges.ts'
import type { FrameOnCloth } from './framed.ts'
import type { Taking } from './taking.ts'

/** Draws what is shown in a frame of its picture into a geometry buffer, in the realistic hand; by the chance of its shot unless another is told. */
export function onBuffer(
  { desk, shot, width, height }: Taking,
  { scale, origin, millimetresPerHead }: FrameOnCloth,
  draw: (stage: Stage) => void,
  seed = shot.seed,
): LookBuffer {
  const buffer = bufferOn(openStage(desk.host, { width, height, scale, origin, style: 'realistic', seed }), draw)
  closeSeams(buffer)
  evenEdges(buffer, scale)
  return { ...buffer, millimetresPerHead }
}
