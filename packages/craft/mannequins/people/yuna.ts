import { definePerson } from '../person.ts'

/** Yuna, a girl. */
export const yuna = definePerson({
  id: 'yuna',
  label: 'Yuna',
  build: 'girl',
  face: 'yuna',
  skin: 'beige',
  hair: 'frenchBob',
  hairColor: 'black',
  shoe: 'sneaker',
  flat: ['kidWalk', 'kidStand', 'kidHip', 'kidTuck'],
  seed: 16,
})
