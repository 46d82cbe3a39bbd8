import { definePerson } from '../person.ts'

/** Anders, a tall man. */
export const anders = definePerson({
  id: 'anders',
  label: 'Anders',
  build: 'tallMan',
  face: 'anders',
  skin: 'fair',
  hair: 'sidepart',
  hairColor: 'blond',
  shoe: 'loafer',
  flat: ['stride', 'manContrapposto', 'lean', 'stand', 'thumbs'],
  seed: 24,
})
