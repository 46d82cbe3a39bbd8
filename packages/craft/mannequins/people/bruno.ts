import { definePerson } from '../person.ts'

/** Bruno, a full-figured man. */
export const bruno = definePerson({
  id: 'bruno',
  label: 'Bruno',
  build: 'broad',
  face: 'bruno',
  skin: 'olive',
  hair: 'slicked',
  hairColor: 'espresso',
  shoe: 'derby',
  flat: ['stand', 'manHip', 'manContrapposto', 'stride', 'thumbs'],
  seed: 23,
})
