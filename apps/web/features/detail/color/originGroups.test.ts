import { colorOf } from '@toile/craft/script/testing/plainReading.ts'
import { describe, expect, it } from 'vitest'
import type { ColorOrigin } from '../../../shared/direction/originOfColor.ts'
import { originGroups } from './originGroups.ts'

const koi: ColorOrigin = { kind: 'picture', hash: 'koi' }
const board: ColorOrigin = { kind: 'board' }
const [pine, grass, sand, lemon] = [colorOf('#10281e'), colorOf('#74a832'), colorOf('#d8c3a0'), colorOf('#f2e205')]

describe('the sources of a look’s colours', () => {
  it('[S3.03] stand once each, with what they give to the cloth and to each print; what was chosen for the look comes last', () => {
    const groups = originGroups([
      {
        name: 'Cloth',
        origins: [
          { color: lemon, origin: null },
          { color: pine, origin: koi },
          { color: sand, origin: board },
          { color: pine, origin: koi },
        ],
      },
      {
        name: 'Print',
        origins: [
          { color: grass, origin: koi },
          { color: pine, origin: { kind: 'picture', hash: 'koi' } },
        ],
      },
      { name: 'Print', origins: [{ color: grass, origin: koi }] },
    ])
    expect(groups).toEqual([
      {
        key: 'picture koi',
        origin: koi,
        worn: [
          { name: 'Cloth', colors: [pine] },
          { name: 'Print', colors: [grass, pine] },
        ],
      },
      { key: 'board', origin: board, worn: [{ name: 'Cloth', colors: [sand] }] },
      { key: 'look', origin: null, worn: [{ name: 'Cloth', colors: [lemon] }] },
    ])
  })
})
