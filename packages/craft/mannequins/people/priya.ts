import { definePerson } from '../person.ts'

/** Priya, a woman. */
export const priya = definePerson({
  id: 'priya',
  label: 'Priya',
  build: 'woman',
  face: 'priya',
  skin: 'tan',
  hair: 'pony',
  hairColor: 'black',
  shoe: 'sandal',
  flat: ['walk', 'hip', 'relaxed', 'contrapposto', 'turn'],
  seed: 13,
})
