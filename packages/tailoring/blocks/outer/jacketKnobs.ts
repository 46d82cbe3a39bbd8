import { hipPocketKinds } from './hipPockets.ts'

/** Knobs that jackets and coats with lapels share. */
export const jacketKnobs = {
  ease: { name: 'Ease as a share of the chest', unit: 'share', least: 0.08, usual: 0.13, most: 0.36 },
  waist: { name: 'Shaped waist', unit: 'share', least: 0, usual: 0.6, most: 1 },
  lapel: { name: 'Lapel', choices: ['notch', 'peak'] },
  lapelWidth: { name: 'Width of the lapel', unit: 'mm', least: 24, usual: 46, most: 80 },
  rows: { name: 'Rows of buttons', choices: ['one', 'two'] },
  buttons: { name: 'Buttons in a row', unit: 'count', least: 1, usual: 2, most: 5 },
  corners: { name: 'Lower corners of the front', choices: ['rounded', 'straight'] },
  sleeve: { name: 'Sleeve as a share of the arm', unit: 'share', least: 0.5, usual: 1.02, most: 1.1 },
  pocket: { name: 'Pockets', choices: hipPocketKinds },
} as const
