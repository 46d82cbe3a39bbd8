import { definePerson } from '../person.ts'

/** Noemi, a fuller woman. */
export const noemi = definePerson({
  id: 'noemi',
  label: 'Noemi',
  build: 'curve',
  face: 'noemi',
  skin: 'brown',
  hair: 'coils',
  hairColor: 'espresso',
  shoe: 'ballet',
  flat: ['contrapposto', 'hip', 'relaxed', 'walk'],
  seed: 14,
})
