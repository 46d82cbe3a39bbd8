import { choiceKnob, numberKnob } from '../garments/knob.ts'

/** The knobs that most prints share, each a share of the print's ordinary measure. */
export const ordinaryKnobs = {
  density: numberKnob('Density', [0.4, 1, 1.7]),
  size: numberKnob('Motif size', [0.6, 1, 1.4]),
  weight: numberKnob('Line weight', [0.4, 1, 2.2]),
  dots: numberKnob('Dots between', [0, 1, 2]),
  contrast: numberKnob('Contrast of tones', [0.35, 1, 1]),
  run: choiceKnob('Lie of the pattern', [
    { id: 'along', label: 'As it is' },
    { id: 'crosswise', label: 'Turned a quarter' },
  ]),
}

/** How many of something there are under a share of the ordinary count. */
export const countOf = (ordinary: number, share: number): number => Math.round(ordinary * share)
