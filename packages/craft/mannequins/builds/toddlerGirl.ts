import { defineBuild } from './defineBuild.ts'
import { toddler } from './toddler.ts'

/** A small girl of four and a half heads, about two years old and 0.89 m tall. */
export const toddlerGirl = defineBuild({
  ...toddler,
  id: 'toddlerGirl',
  gender: 'female',
  neck: [
    [0.9, 0.13],
    [1.02, 0.122],
    [1.1, 0.128],
    [1.165, 0.165],
  ],
  shoulder: [0.435, 1.24],
  handScale: 0.58,
  footScale: 0.68,
  millimetresPerHead: 198,
})
