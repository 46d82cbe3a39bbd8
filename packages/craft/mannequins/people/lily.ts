import { definePerson } from '../person.ts'

/** Lily, a girl. */
export const lily = definePerson({
  id: 'lily',
  label: 'Lily',
  build: 'girl',
  face: 'lily',
  skin: 'porcelain',
  hair: 'braids',
  hairColor: 'honey',
  shoe: 'maryJane',
  flat: ['kidStand', 'kidTuck', 'kidHip', 'kidWalk'],
  seed: 10,
})
