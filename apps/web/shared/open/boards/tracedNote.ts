interface Likely {
  category: string
  choices: readonly { category: string }[]
}

/** The three likeliest categories, the present one first. */
export const likeliest = ({ category, choices }: Likely): string[] =>
  [...new Set([category, ...choices.map((choice) => choice.category)])].slice(0, 3)

/** The names of anchors as people read them: the viewer's left and right. */
export const anchorNames: Record<string, { label: string }> = {
  neckLeft: { label: 'Neck, left' },
  neckRight: { label: 'Neck, right' },
  shoulderLeft: { label: 'Shoulder, left' },
  shoulderRight: { label: 'Shoulder, right' },
  underarmLeft: { label: 'Underarm, left' },
  underarmRight: { label: 'Underarm, right' },
  waistLeft: { label: 'Waist, left' },
  waistRight: { label: 'Waist, right' },
  hemLeft: { label: 'Hem, left' },
  hemRight: { label: 'Hem, right' },
  hemInnerLeft: { label: 'Inner hem, left' },
  hemInnerRight: { label: 'Inner hem, right' },
  cuffLeft: { label: 'Cuff, left' },
  cuffRight: { label: 'Cuff, right' },
  crotch: { label: 'Crotch' },
}
