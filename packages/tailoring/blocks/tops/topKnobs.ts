/** Knobs that most tops have. */
export const topKnobs = {
  length: { name: 'Length from waist to crotch', unit: 'share', least: -0.4, usual: 0.6, most: 1.6 },
  ease: { name: 'Ease as a share of the chest', unit: 'share', least: 0, usual: 0.1, most: 0.32 },
  box: { name: 'Boxiness', unit: 'share', least: 0, usual: 0.8, most: 1 },
  drop: { name: 'Dropped shoulder', unit: 'mm', least: 0, usual: 6, most: 40 },
  slits: { name: 'Slits in the sides', unit: 'mm', least: 0, usual: 0, most: 200 },
  sleeveLength: { name: 'Sleeve length as a share of usual', unit: 'share', least: 0.5, usual: 1, most: 1.1 },
  hemRib: { name: 'Height of the ribs at hem and cuffs', unit: 'mm', least: 20, usual: 60, most: 90 },
  darts: { name: 'Darts', choices: ['none', 'bust'] },
  neckDepth: { name: 'Deeper neck', unit: 'mm', least: -10, usual: 0, most: 60 },
  neckWidth: { name: 'Wider neck at each side', unit: 'mm', least: -4, usual: 0, most: 50 },
} as const
