interface Named {
  readonly label: string
}

/** What the layers of the example are called. */
export const exampleNames: readonly Named[] = [
  { label: 'Ground' },
  { label: 'Wash' },
  { label: 'Mannequin' },
  { label: 'Tank top' },
  { label: 'Shorts' },
  { label: 'Colours' },
  { label: 'Paint' },
]
