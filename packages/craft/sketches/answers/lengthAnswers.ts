import { answer } from './answer.ts'

/** How far a length word reaches, as a share of the way from waist to floor. */
export const reaches: Readonly<Record<string, number>> = {
  micro: 0.2,
  mini: 0.31,
  thigh_length: 0.32,
  hip_length: 0.16,
  knee: 0.47,
  midi: 0.68,
  ankle: 0.87,
  maxi: 0.96,
}

/** Length words that are said against the garment's own length, and hems that change it. */
export const lengthAnswers = [
  answer('length', 'length+0'),
  answer('cropped', 'length-0.85', 'cropTop bolero culottes'),
  answer('long', 'length+0.7'),
  answer('short', 'length-0.7'),
  answer('high_low', 'hem=highLow hem=hiLo hem=shirtTail highLow+0.8'),
]
