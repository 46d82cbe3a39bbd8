import { join } from 'node:path'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import {
  expectExactChanges,
  expectListed,
  type Specimen,
  takersOfAnything,
} from '@toile/studio/changing/testing/changeLaws.ts'
import { describe, expect, it } from 'vitest'
import { cutOutChanges } from './cutout/cutOutChanges.ts'
import { figureChanges } from './figures/figureChanges.ts'
import { takeChanges } from './films/take/takeChanges.ts'
import { retouchChanges } from './products/edit/retouchChanges.ts'
import { shotChanges } from './products/shot/shotChanges.ts'
import { anyCutOut, anyFigure, anyRetouch, anyShot, anyTake, anyTracing } from './testing/anyDrafts.ts'
import { tracingChanges } from './tracing/tracingChanges.ts'

interface Draft {
  list: readonly ListedChange<unknown>[]
  specimen: Specimen<unknown>
}

const drafts: Readonly<Record<string, Draft>> = {
  sketch: { list: tracingChanges, specimen: anyTracing },
  mannequin: { list: figureChanges, specimen: anyFigure },
  'cut-out': { list: cutOutChanges, specimen: anyCutOut },
  'product picture': { list: shotChanges, specimen: anyShot },
  film: { list: takeChanges, specimen: anyTake },
  'picture that is edited': { list: retouchChanges, specimen: anyRetouch },
}
const lists = Object.values(drafts).map(({ list }) => list)

describe('changes of drafts on the screens', () => {
  it.each(Object.entries(drafts))(
    '[S2.51] [S2.52] [S3.27] of a %s take what is given, leave it as it was, and are undone exactly',
    (_, { list, specimen }) => {
      expectExactChanges(list, specimen)
    },
  )

  it('refuse what is not of their form', () => {
    expect(takersOfAnything(lists.flat())).toEqual([])
  })

  it('each is in the list of its draft, under the name it is exported by, once, with a sentence that asks for it', () => {
    // Whatever the apps declare is a change of a draft.
    expectListed([join(import.meta.dirname, '../../../../apps')], lists)
  })

  it('stand for one thing each: no two drafts have one id', () => {
    const ids = lists.flat().map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })
})
