import { definePerson } from '../person.ts'

/** Sam, a boy. */
export const sam = definePerson({
  id: 'sam',
  label: 'Sam',
  build: 'boy',
  face: 'sam',
  skin: 'fair',
  hair: 'mop',
  hairColor: 'blond',
  shoe: 'sneaker',
  flat: ['kidWalk', 'kidStand', 'kidHip', 'kidTuck'],
  seed: 12,
})
