import type { ChoiceKnob, NumberKnob } from '../block.ts'
import { dartings } from './half.ts'
import { sleeveKinds } from './sleevesOf.ts'
import { type NeckCut, necklines } from './topLines.ts'
import type { StandCollar } from '../tops/collar.ts'

/** A knob for looseness round the bust in millimetres. */
export const bustEase = (least: number, usual: number, most: number): NumberKnob => ({
  name: 'Ease round the bust',
  unit: 'mm',
  least,
  usual,
  most,
})

/** Knobs of the neck and the sleeves of a bodice. */
export const topKnobs = {
  neckline: { name: 'Neckline', choices: necklines },
  deeper: { name: 'Deeper neck', unit: 'share', least: 0, usual: 0.15, most: 1 },
  wider: { name: 'Wider neck', unit: 'share', least: 0, usual: 0.1, most: 1 },
  sleeve: { name: 'Sleeve', choices: sleeveKinds },
  sleeveLength: { name: 'Sleeve as a share of its usual length', unit: 'share', least: 0.5, usual: 1, most: 1.1 },
  cuff: { name: 'Cuff', choices: ['none', 'barrel', 'french', 'rib'] },
} as const

/** Where the fullness over the bust goes. */
export const dartKnob = { name: 'Darts', choices: dartings } as const satisfies ChoiceKnob

/** A collar on a stand, or none. */
export const collarKnob = { name: 'Collar', choices: ['none', 'point', 'club', 'cutaway', 'band'] } as const

type Collar = (typeof collarKnob.choices)[number]

/** What a collar asks of the rest: a front that opens, and a round neck at the base of the wearer's own. */
export function collared<Top extends NeckCut, Open>(
  collar: Collar,
  open: Open,
  top: Top,
): { open: Open | 'front'; top: Top & { collar?: StandCollar } } {
  if (collar === 'none') return { open, top }
  return { open: 'front', top: { ...top, neckline: 'round', deeper: 0, wider: 0, collar } }
}
