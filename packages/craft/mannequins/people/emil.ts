import { definePerson } from '../person.ts'

/** Emil, a boy of about ten. */
export const emil = definePerson({
  id: 'emil',
  label: 'Emil',
  build: 'juniorBoy',
  face: 'emil',
  skin: 'porcelain',
  hair: 'curls',
  hairColor: 'copper',
  shoe: 'sneaker',
  flat: ['kidWalk', 'kidHip', 'kidTuck', 'kidStand'],
  seed: 30,
})
