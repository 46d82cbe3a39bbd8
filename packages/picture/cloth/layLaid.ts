import type { Chart } from './chart.ts'
import { chartMap } from './chartMap.ts'
import type { Laid } from './laid.ts'
import type { Laying } from './laying.ts'
import { layRegion } from './layRegion.ts'
import { layStamp, type Reach } from './layStamp.ts'
import { lightLift } from './lightLift.ts'

/** Lays regions and elements on a dyed piece in their order; gives how far they stand out in pixels, where any does. */
export function layLaid(laying: Omit<Laying, 'map'>, chart: Chart, laid: readonly Laid[]): Float32Array | null {
  const { stage, region, rgba, mask, light } = laying
  const on: Laying = { ...laying, map: chartMap(stage, region, chart) }
  const isRaised = laid.some((one) => one.kind === 'stamp' && one.rise)
  const lift = isRaised ? new Float32Array(mask.alpha.length) : null
  const reaches: Reach[] = []
  for (const one of laid) {
    if (one.kind === 'region') layRegion(on, one)
    else {
      const found = layStamp(on, chart, one, lift)
      if (one.rise) reaches.push(...found)
    }
  }
  // A picture without light takes the height itself.
  if (lift && !stage.buffer) lightLift(rgba, mask, light, lift, reaches)
  return lift
}
