import { definePerson } from '../person.ts'

/** Nico, a boy. */
export const nico = definePerson({
  id: 'nico',
  label: 'Nico',
  build: 'boy',
  face: 'nico',
  skin: 'tan',
  hair: 'curls',
  hairColor: 'espresso',
  shoe: 'sneaker',
  flat: ['kidHip', 'kidStand', 'kidWalk', 'kidTuck'],
  seed: 20,
})
