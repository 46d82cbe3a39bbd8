import type { LaidOver } from '../raster/laidOver.ts'
import type { Chart } from './chart.ts'
import { chartMap } from './chartMap.ts'
import type { Laid } from './laid.ts'
import type { Laying } from './laying.ts'
import { layRegion } from './layRegion.ts'
import { layStamp } from './layStamp.ts'
import { lightLift } from './lightLift.ts'
import type { Reach } from './copyReach.ts'

/** Lays regions and elements on a dyed piece in their order; tells how they hold and how far they stand out. */
export function layLaid(laying: Omit<Laying, 'map' | 'held' | 'own'>, chart: Chart, laid: readonly Laid[]): LaidOver {
  const { stage, region, rgba, mask, light } = laying
  const size = mask.alpha.length
  const held = new Float32Array(size)
  const on: Laying = { ...laying, map: chartMap(stage, region, chart), held, own: new Float32Array(size) }
  const isRaised = laid.some((one) => one.kind === 'stamp' && one.rise)
  const lift = isRaised ? new Float32Array(size) : null
  const reaches: Reach[] = []
  for (const one of laid) {
    if (one.kind === 'region') layRegion(on, one)
    else {
      const found = layStamp(on, chart, one, lift)
      if (one.rise) reaches.push(...found)
    }
  }
  // A drawn element has its light in itself; a picture without light takes the height itself.
  if (lift && !stage.buffer && stage.style === 'realistic') lightLift(rgba, mask, light, lift, reaches)
  return { held, lift }
}
