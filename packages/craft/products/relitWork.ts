import type { Light } from './light.ts'
import type { ProductWork } from './productWork.ts'
import type { Retouch } from './retouch.ts'
import type { ShotGround } from './shot.ts'

/** What of a product picture is made otherwise when it is relit. */
export interface Relighting {
  light: Light
  /** Another ground; null leaves its own. */
  ground: ShotGround | null
  /** Of a picture that is not of a look: how much of its own light is taken out first. */
  without: number
}

/** A work in another light, on another ground where one is told: a look is taken anew, any other picture takes a step for each in place of its former ones. */
export function relitWork(work: ProductWork, { light, ground, without }: Relighting): ProductWork {
  if (work.of === 'look') return { ...work, shot: { ...work.shot, light, ground: ground ?? work.shot.ground } }
  const { picture, steps } = work.retouched
  const kept = steps.filter(({ kind }) => kind !== 'light' && !(ground && kind === 'ground'))
  const added: Retouch[] = [...(ground ? [{ kind: 'ground' as const, ground }] : []), { kind: 'light', light, without }]
  return { of: 'picture', retouched: { picture, steps: [...kept, ...added] } }
}
