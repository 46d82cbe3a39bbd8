import { type Blend, blends } from '../../document/blends.ts'

/** What OpenRaster calls each blend. */
export const operators: Readonly<Record<Blend, string>> = {
  normal: 'svg:src-over',
  multiply: 'svg:multiply',
  screen: 'svg:screen',
  overlay: 'svg:overlay',
  darken: 'svg:darken',
  lighten: 'svg:lighten',
  colorDodge: 'svg:color-dodge',
  colorBurn: 'svg:color-burn',
  hardLight: 'svg:hard-light',
  softLight: 'svg:soft-light',
  difference: 'svg:difference',
  exclusion: 'svg:exclusion',
}

/** The blend that OpenRaster calls so; null where it is none of ours. */
export const blendOfOperator = (name: string): Blend | null => blends.find((blend) => operators[blend] === name) ?? null
