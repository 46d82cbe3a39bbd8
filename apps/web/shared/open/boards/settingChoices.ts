/** For whom a project is, as people read it (requirement S3.04). */
export const genders = [
  { id: 'female', label: 'Women' },
  { id: 'male', label: 'Men' },
] as const
export const ageGroups = [
  { id: 'adult', label: 'Adults' },
  { id: 'child', label: 'Children' },
] as const
export const kinds = [
  { id: 'series', label: 'Series design', says: { label: 'A collection: looks that belong together.' } },
  { id: 'single', label: 'Single item design', says: { label: 'Variations of one garment.' } },
] as const
export const modes = [
  { id: 'manual', label: 'Manual' },
  { id: 'agent', label: 'With an agent' },
] as const
export const styleNames = [
  { id: 'ink', label: 'Ink' },
  { id: 'illustration', label: 'Illustration' },
  { id: 'realistic', label: 'Realistic' },
] as const
