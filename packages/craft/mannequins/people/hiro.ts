import { definePerson } from '../person.ts'

/** Hiro, a boy. */
export const hiro = definePerson({
  id: 'hiro',
  label: 'Hiro',
  build: 'boy',
  face: 'hiro',
  skin: 'beige',
  hair: 'sidepart',
  hairColor: 'black',
  shoe: 'sneaker',
  flat: ['kidStand', 'kidWalk', 'kidHip', 'kidTuck'],
  seed: 17,
})
