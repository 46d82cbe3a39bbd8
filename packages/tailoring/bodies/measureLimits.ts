import type { Measures } from './measures.ts'

/** The least and the most that a number may be. */
type Span = readonly [least: number, most: number]

/** What a measure is on any body from an infant to the largest adult, in millimetres (degrees for the slope); our own, wide on purpose. */
export const measureSpans: Readonly<Record<keyof Measures, Span>> = {
  height: [500, 2400],
  neck: [180, 700],
  bust: [380, 2000],
  underbust: [360, 1900],
  waist: [360, 2200],
  hips: [360, 2300],
  thigh: [180, 1200],
  knee: [140, 800],
  calf: [120, 750],
  ankle: [90, 500],
  upperArm: [90, 750],
  elbow: [90, 600],
  wrist: [70, 350],
  head: [380, 700],
  shoulderWidth: [150, 650],
  shoulderSlope: [5, 40],
  armLength: [180, 950],
  frontLength: [140, 750],
  backLength: [130, 650],
  bustSpan: [60, 400],
  bustDepth: [70, 550],
  waistToHips: [50, 350],
  waistToCrotch: [90, 500],
  waistToKnee: [170, 850],
  waistToFloor: [280, 1500],
}

/** What a measure is as a share of another one on any body; our own, wide on purpose. */
export const measureShares: readonly { measure: keyof Measures; beside: keyof Measures; span: Span }[] = [
  { measure: 'neck', beside: 'bust', span: [0.22, 0.6] },
  { measure: 'underbust', beside: 'bust', span: [0.6, 1] },
  { measure: 'waist', beside: 'bust', span: [0.5, 1.4] },
  { measure: 'hips', beside: 'bust', span: [0.65, 1.6] },
  { measure: 'upperArm', beside: 'bust', span: [0.2, 0.5] },
  { measure: 'bustSpan', beside: 'bust', span: [0.12, 0.3] },
  { measure: 'waist', beside: 'hips', span: [0.5, 1.35] },
  { measure: 'thigh', beside: 'hips', span: [0.45, 0.8] },
  { measure: 'knee', beside: 'thigh', span: [0.4, 1] },
  { measure: 'calf', beside: 'thigh', span: [0.35, 1] },
  { measure: 'ankle', beside: 'calf', span: [0.4, 1] },
  { measure: 'elbow', beside: 'upperArm', span: [0.6, 1.2] },
  { measure: 'wrist', beside: 'elbow', span: [0.4, 1] },
  { measure: 'head', beside: 'height', span: [0.24, 0.75] },
  { measure: 'shoulderWidth', beside: 'height', span: [0.16, 0.34] },
  { measure: 'armLength', beside: 'height', span: [0.26, 0.42] },
  { measure: 'backLength', beside: 'height', span: [0.18, 0.32] },
  { measure: 'waistToFloor', beside: 'height', span: [0.5, 0.72] },
  { measure: 'frontLength', beside: 'backLength', span: [0.75, 1.5] },
  { measure: 'bustDepth', beside: 'frontLength', span: [0.4, 0.85] },
  { measure: 'waistToHips', beside: 'waistToCrotch', span: [0.4, 1] },
  { measure: 'waistToCrotch', beside: 'waistToKnee', span: [0.3, 0.7] },
  { measure: 'waistToKnee', beside: 'waistToFloor', span: [0.45, 0.68] },
]

/** How high the nape stands as a share of the height on any body; our own, wide on purpose. */
export const napeSpan: Span = [0.72, 0.91]
