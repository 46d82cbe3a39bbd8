import type { BlendMode } from 'ag-psd'
import { type Blend, blends } from '../../document/blends.ts'

/** What Photoshop calls each blend. */
export const blendNames: Readonly<Record<Blend, BlendMode>> = {
  normal: 'normal',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  colorDodge: 'color dodge',
  colorBurn: 'color burn',
  hardLight: 'hard light',
  softLight: 'soft light',
  difference: 'difference',
  exclusion: 'exclusion',
}

/** The blend that Photoshop calls so; null where it is none of ours. */
export const blendOfName = (name: BlendMode): Blend | null => blends.find((blend) => blendNames[blend] === name) ?? null
