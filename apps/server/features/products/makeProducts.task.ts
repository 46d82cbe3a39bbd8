import { tasks } from '@toile/contract/tasks.ts'
import type { LeftOutLook } from '@toile/contract/tasks/leftOutLook.ts'
import type { Shot } from '@toile/craft/products/shot.ts'
import { limits } from '@toile/rules/limits.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { sharedScale } from './sharedScale.ts'
import { drawProducts } from './drawProducts.ts'
import { loadEach } from './loadEach.ts'

/** How far the chances of two results of one look lie apart. */
const apart = 7919
const mostSeed = 1_000_000

/** Takes product pictures of looks; a look that cannot be drawn is named, and costs nothing (requirement S1.07). */
export const makeProducts = defineRunner(
  tasks.makeProducts,
  async ({ projectId, looks, shot, results, sameScale, leftOut }, context) => {
    const loaded = await loadEach(
      context,
      looks.flatMap(({ look }) => Array.from({ length: results }, () => ({ of: 'look' as const, look, shot }))),
    )
    const millimetres = sameScale ? sharedScale(looks, shot, loaded.uploads) : shot.millimetres
    const taken = (k: number): Shot => ({ ...shot, millimetres, seed: (shot.seed + k * apart) % (mostSeed + 1) })
    const wanted = looks.flatMap(({ designId, name, look }) =>
      Array.from({ length: results }, (_, k) => ({
        list: 'toProductImage' as const,
        projectId,
        name,
        designId,
        fromId: null,
        work: { of: 'look' as const, look, shot: taken(k) },
      })),
    )
    const ids = await drawProducts(context, wanted, loaded)
    const productIds = ids.flatMap((id) => id ?? [])
    const failed = looks
      .filter((_, i) => ids.slice(i * results, (i + 1) * results).includes(undefined))
      .map(({ designId, name }): LeftOutLook => ({ designId, name, why: 'failed' }))
    return {
      output: { productIds, leftOut: [...leftOut, ...failed] },
      used: productIds.length * limits.products.credits,
      status: failed.length > 0 ? 'partlySucceeded' : 'succeeded',
    }
  },
)
