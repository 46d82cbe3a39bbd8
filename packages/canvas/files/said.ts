/** What is said of a layer that came from a file, or goes into one, where it is not the same there. */
export const notes = {
  effects: { label: 'Its effects are not drawn: {what}' },
  smartObject: { label: 'It was a smart object and is paint here' },
  vectorMask: { label: 'Its vector mask is kept as pixels' },
  vectorMaskLost: { label: 'Its vector mask is not drawn' },
  adjustment: { label: 'This adjustment is not known here and changes nothing: {what}' },
  adjustmentPart: { label: 'Not all of this adjustment is known here: {what}' },
  adjustmentOurs: { label: 'That form of file has no such adjustment; it is seen in the whole picture alone: {what}' },
  blend: { label: 'It lies on what is below it as normal; this way is not known here: {what}' },
  maskEdge: { label: 'The softness and strength of its mask are not drawn' },
  blendRange: { label: 'It shows everywhere, not only over some lightness' },
  fill: { label: 'It is filled with something that is not drawn here: {what}' },
  textStyles: { label: 'Its text has several styles; the first is kept, and its pixels until it is edited' },
  textForm: { label: 'Its text is bent or runs upright; its pixels are kept until it is edited' },
  maskBaked: { label: 'Its mask is worked into its pixels there' },
  clippingBaked: { label: 'What it is clipped to is worked into its pixels there' },
  maskLost: { label: 'Its mask or clipping is not in that form of file' },
  textBaked: { label: 'Its text is pixels there' },
  textGround: { label: 'The ground and transparency of its text are kept as pixels alone' },
} as const
export type NoteId = keyof typeof notes

/** A note on a layer by its name; `what` are names of things in English, which a screen translates before it fills them in. */
export interface Note {
  readonly id: NoteId
  readonly layer: string
  readonly what: readonly string[]
}

/** What things that are not drawn here are called. */
export const notDrawn = {
  dropShadow: { label: 'Drop shadow' },
  innerShadow: { label: 'Inner shadow' },
  outerGlow: { label: 'Outer glow' },
  innerGlow: { label: 'Inner glow' },
  bevel: { label: 'Bevel and emboss' },
  solidFill: { label: 'Color overlay' },
  satin: { label: 'Satin' },
  stroke: { label: 'Outline' },
  gradientOverlay: { label: 'Gradient overlay' },
  patternOverlay: { label: 'Pattern overlay' },
  'brightness/contrast': { label: 'Brightness and contrast' },
  exposure: { label: 'Exposure' },
  vibrance: { label: 'Vibrance' },
  'black & white': { label: 'Black and white' },
  'photo filter': { label: 'Photo filter' },
  'channel mixer': { label: 'Channel mixer' },
  'color lookup': { label: 'Color lookup' },
  invert: { label: 'Invert' },
  posterize: { label: 'Posterize' },
  threshold: { label: 'Threshold' },
  'gradient map': { label: 'Gradient map' },
  'selective color': { label: 'Selective color' },
  levels: { label: 'Levels' },
  curves: { label: 'Curves' },
  'hue/saturation': { label: 'Hue and saturation' },
  'color balance': { label: 'Color balance' },
  blur: { label: 'Blur' },
  sharpen: { label: 'Sharpen' },
  noise: { label: 'Noise' },
  recolor: { label: 'Recolor' },
  dissolve: { label: 'Dissolve' },
  'linear burn': { label: 'Linear burn' },
  'darker color': { label: 'Darker color' },
  'linear dodge': { label: 'Linear dodge' },
  'lighter color': { label: 'Lighter color' },
  'vivid light': { label: 'Vivid light' },
  'linear light': { label: 'Linear light' },
  'pin light': { label: 'Pin light' },
  'hard mix': { label: 'Hard mix' },
  subtract: { label: 'Subtract' },
  divide: { label: 'Divide' },
  hue: { label: 'Hue' },
  saturation: { label: 'Saturation' },
  color: { label: 'Color' },
  luminosity: { label: 'Luminosity' },
  gradient: { label: 'Gradient' },
  pattern: { label: 'Pattern' },
} as const
export type NotDrawn = keyof typeof notDrawn

/** Whether something is named among what is not drawn here. */
export const isNotDrawn = (name: string): name is NotDrawn => Object.hasOwn(notDrawn, name)
