interface Named {
  readonly label: string
}

/** What the layers of the example are called. */
export const exampleNames: readonly Named[] = [
  { label: 'Ground' },
  { label: 'Wash' },
  { label: 'Body' },
  { label: 'Kaftan top' },
  { label: 'Shorts' },
  { label: 'Round sunglasses' },
  { label: 'Wide straw hat' },
  { label: 'Colours' },
  { label: 'Notes' },
]
