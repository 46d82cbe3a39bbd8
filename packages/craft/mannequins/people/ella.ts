import { definePerson } from '../person.ts'

/** Ella, a girl of about ten. */
export const ella = definePerson({
  id: 'ella',
  label: 'Ella',
  build: 'junior',
  face: 'ella',
  skin: 'fair',
  hair: 'pony',
  hairColor: 'brown',
  shoe: 'sneaker',
  flat: ['kidTuck', 'kidHip', 'kidWalk', 'kidStand'],
  seed: 26,
})
