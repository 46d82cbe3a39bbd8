/** The arms of somebody in a picture, as the viewer sees them, with what is said of each. */
export const armSides = [
  {
    id: 'left',
    says: 'The arm on the left lies before the body. Draw along it.',
    label: 'Draw along the arm on the left',
    again: { label: 'The line along the arm on the left' },
  },
  {
    id: 'right',
    says: 'The arm on the right lies before the body. Draw along it.',
    label: 'Draw along the arm on the right',
    again: { label: 'The line along the arm on the right' },
  },
] as const

export type ArmSide = (typeof armSides)[number]['id']
