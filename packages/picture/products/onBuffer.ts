import { openGeometry } from '../raster/geometry.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import type { Host } from '../surface.ts'
import type { LookBuffer } from '../looks/drawLookBuffer.ts'
import type { Frame } from '../looks/frame.ts'

/** Draws into a geometry buffer of its own, in the realistic hand. */
export function onBuffer(
  host: Host,
  { scale, origin }: Frame,
  { width, height, seed }: { width: number; height: number; seed: number },
  draw: (stage: Stage) => void,
): LookBuffer {
  const buffer = openGeometry(width, height)
  const stage = openStage(host, { width, height, scale, origin, style: 'realistic', seed })
  draw({ ...stage, buffer })
  const { data: albedo } = stage.context.getImageData(0, 0, width, height)
  const coverage = new Uint8Array(width * height)
  for (let i = 0; i < coverage.length; i++) {
    coverage[i] = albedo[i * 4 + 3]!
    if (coverage[i] === 0) buffer.material[i] = 0
  }
  return { ...buffer, albedo, coverage, scale }
}
