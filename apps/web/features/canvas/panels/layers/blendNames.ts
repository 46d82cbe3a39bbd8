import type { Blend } from '@toile/canvas/document/blends.ts'

/** What the twelve ways to blend are called (requirement S3.23). */
export const blendNames: Record<Blend, { label: string }> = {
  normal: { label: 'Normal' },
  multiply: { label: 'Multiply' },
  screen: { label: 'Screen' },
  overlay: { label: 'Overlay' },
  darken: { label: 'Darken' },
  lighten: { label: 'Lighten' },
  colorDodge: { label: 'Colour dodge' },
  colorBurn: { label: 'Colour burn' },
  hardLight: { label: 'Hard light' },
  softLight: { label: 'Soft light' },
  difference: { label: 'Difference' },
  exclusion: { label: 'Exclusion' },
}
