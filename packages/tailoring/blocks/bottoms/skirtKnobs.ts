/** Knobs that skirts share: length as a share of the way from the waist to the floor, and the finished width of the waistband. */
export const skirtKnobs = {
  length: { name: 'Length', unit: 'share', least: 0.32, usual: 0.56, most: 0.96 },
  band: { name: 'Waistband width', unit: 'mm', least: 20, usual: 35, most: 70 },
} as const

/** Looseness round the hips in millimetres, of all who follow them. */
export const hipEase = { name: 'Ease at the hips', unit: 'mm', least: 20, usual: 40, most: 120 } as const
