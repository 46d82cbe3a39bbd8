import { definePerson } from '../person.ts'

/** Otis, a small boy. */
export const otis = definePerson({
  id: 'otis',
  label: 'Otis',
  build: 'toddler',
  face: 'otis',
  skin: 'deep',
  hair: 'fadecrop',
  hairColor: 'black',
  shoe: 'barefoot',
  flat: ['kidStand', 'toddle', 'kidWalk', 'kidHip'],
  seed: 21,
})
