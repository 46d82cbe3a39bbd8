import { definePerson } from '../person.ts'

/** Theo, a man. */
export const theo = definePerson({
  id: 'theo',
  label: 'Theo',
  build: 'man',
  face: 'theo',
  skin: 'fair',
  hair: 'quiff',
  hairColor: 'brown',
  shoe: 'derby',
  flat: ['stand', 'manContrapposto', 'stride', 'lean', 'manHip'],
  seed: 6,
})
