import { identity, type Matrix } from '@toile/canvas/document/matrix.ts'
import type { Guide } from '@toile/canvas/transforming/snapMove.ts'
import { after, carried } from '@toile/canvas/warping/matrices.ts'
import { evenMesh, type Mesh } from '@toile/canvas/warping/mesh.ts'
import type { BegunTransform, TransformMap } from '../../painting/crafts/transformOrder.ts'
import type { Bench } from '../../painting/usePainting.ts'
import { writing } from '../../writing/writing.ts'
import { openShown } from '../shown/openShown.ts'

/** How handles work: they scale and turn, pull corners in perspective, or bend a mesh. */
export type TransformMode = 'free' | 'perspective' | 'warp'

/** A transform that is open on the page. */
export interface OpenTransform extends BegunTransform {
  readonly ids: readonly string[]
  readonly mode: TransformMode
  readonly matrix: Matrix
  /** Where it is bent. */
  readonly mesh: Mesh | null
  /** Lines that it was snapped to. */
  readonly guides: readonly Guide[]
  /** How often it was changed; the picture shows it where its own number is the same. */
  readonly number: number
  readonly changed: boolean
}

/** The transform that is open. */
export const transform = openShown<OpenTransform | null>(null)

/** Counts on over all transforms, so that no late answer is taken for another. */
let count = 0
let asking = false
let rests: ReturnType<typeof setTimeout> | undefined

/** How long a hand rests before the picture itself shows the transform, in milliseconds. */
const rest = 160

const mapOf = ({ matrix, mesh }: OpenTransform): TransformMap =>
  mesh ? { kind: 'mesh', mesh } : { kind: 'matrix', matrix }

/** Columns and rows of a mesh that is bent. */
const fields = 4

/** Takes up what is selected, or the layers that are worked on, to be transformed. */
export async function beginTransform({ painting }: Bench): Promise<void> {
  const { document } = painting.get()
  if (!document?.active || asking || transform.get()) return
  asking = true
  const ids = [document.active]
  const begun = await painting.ask('beginTransform', { ids }).catch(() => null)
  asking = false
  if (!begun) return
  count += 1
  transform.set({
    ...begun,
    ids,
    mode: 'free',
    matrix: identity,
    mesh: null,
    guides: [],
    number: count,
    changed: false,
  })
}

/** Shows what is transformed elsewhere: at once in small, and in the picture itself once the hand rests. */
export function placeTransform(
  { painting }: Bench,
  change: Partial<Pick<OpenTransform, 'matrix' | 'mesh' | 'guides'>>,
): void {
  const now = transform.get()
  if (!now) return
  count += 1
  const next = { ...now, ...change, number: count, changed: true }
  transform.set(next)
  painting.say({ say: 'transform', order: { is: 'place', map: mapOf(next) } })
  clearTimeout(rests)
  rests = setTimeout(() => {
    if (transform.get() !== next) return
    painting.say({ say: 'transform', order: { is: 'show', map: mapOf(next), number: next.number } })
  }, rest)
}

/** Changes how handles work; a mesh begins where the box lies now. */
export function modeTransform(bench: Bench, mode: TransformMode): void {
  const now = transform.get()
  if (!now || now.mode === mode) return
  if (mode !== 'warp') {
    transform.set({ ...now, mode })
    if (now.mesh) placeTransform(bench, { mesh: null })
    return
  }
  const even = evenMesh(now.box, fields, fields)
  const mesh = { ...even, places: even.places.map((place) => carried(now.matrix, place) ?? place) }
  transform.set({ ...now, mode, mesh })
}

/** Makes one step of it; nothing where it was not changed. */
export function keepTransform({ painting }: Bench): void {
  const now = transform.get()
  if (!now) return
  clearTimeout(rests)
  transform.set(null)
  now.picture.close()
  const { document } = painting.get()
  const [id = ''] = now.ids
  const layer = document?.layers[id]
  if (now.changed && layer?.kind === 'text') {
    // Its letters are set anew where they lie then, so that they stay sharp.
    painting.say({ say: 'transform', order: { is: 'drop' } })
    writing.restyle(painting, layer, { matrix: after(now.matrix, layer.matrix) })
    return
  }
  const order = now.changed ? ({ is: 'keep', map: mapOf(now) } as const) : ({ is: 'drop' } as const)
  painting.say({ say: 'transform', order })
}

/** The worker has ended it: something else was done. */
export function endedTransform(): void {
  clearTimeout(rests)
  transform.get()?.picture.close()
  transform.set(null)
}

/** Takes it back without a trace. */
export function dropTransform({ painting }: Bench): void {
  const now = transform.get()
  if (!now) return
  clearTimeout(rests)
  transform.set(null)
  now.picture.close()
  painting.say({ say: 'transform', order: { is: 'drop' } })
}
