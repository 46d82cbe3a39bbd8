import { definePerson } from '../person.ts'

/** Mei, a woman. */
export const mei = definePerson({
  id: 'mei',
  label: 'Mei',
  build: 'woman',
  face: 'mei',
  skin: 'beige',
  hair: 'bob',
  hairColor: 'black',
  shoe: 'loafer',
  flat: ['contrapposto', 'relaxed', 'walk', 'hip', 'pockets'],
  seed: 3,
})
