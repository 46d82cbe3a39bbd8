import type { motionChanges } from '@toile/craft/motions/own/motionChanges.ts'
import type { OwnMotion } from '@toile/craft/motions/own/ownMotion.ts'
import { anyKey, anyPose } from '@toile/craft/motions/own/testing/anyMotion.ts'
import type { ArgsOf } from './changeLaws.ts'
import { oneOf } from './picked.ts'

export const motionArgs: ArgsOf<typeof motionChanges, OwnMotion> = {
  renameMotion: () => 'Half a turn',
  addKey: (_, chance) => anyKey('new', 7 + chance.whole(0, 9) / 10, chance),
  moveKey: ({ keys }, chance) => ({ id: oneOf(keys, chance), at: 6 + chance.whole(0, 9) / 10 }),
  removeKey: ({ keys }, chance) => ({ id: oneOf(keys, chance) }),
  setKeyPose: ({ keys }, chance) => ({ id: oneOf(keys, chance), pose: anyPose(chance) }),
  setKey: ({ keys }, chance) => ({
    id: oneOf(keys, chance),
    ...chance.pick([{ ease: 'even' as const }, { hold: 0.4 }, { stands: [0.2, -1] as [number, number] }]),
  }),
}
