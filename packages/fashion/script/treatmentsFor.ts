import type { Treatment } from '../prints/derivedSource.ts'
import type { Reading } from './reading.ts'
import { standsUp } from './standsUp.ts'
import type { PictureWorld } from './worlds/pictureWorld.ts'

/** What breaks a picture up so far that cloth may be cut anywhere. */
export const fineTreatments: readonly Treatment[] = ['motif', 'texture', 'strokes']

/** How a picture becomes cloth, the best way first: as its world has it, but what stands up is not turned over, and motifs are cut of what stands alone. */
export function treatmentsFor(world: Pick<PictureWorld, 'treatments'>, reading: Reading, seed: number): Treatment[] {
  const turn = seed % 2
  const own = fitting(world.treatments, reading)
  const others = own.length < 2 ? (['painted', fineFor(world, reading)] as const) : (['painted'] as const)
  return [...new Set<Treatment>([...own.slice(turn), ...own.slice(0, turn), ...others])]
}

/** How a picture becomes cloth for what is cut small: its world's own fine way, else in brush marks where it runs in bands and as a texture where it does not. */
export const fineFor = ({ treatments }: Pick<PictureWorld, 'treatments'>, reading: Reading): Treatment =>
  fitting(treatments, reading).find((treatment) => fineTreatments.includes(treatment)) ??
  (reading.traits.horizon > 0.4 || reading.traits.straightness < 0.5 ? 'strokes' : 'texture')

const fitting = (treatments: readonly Treatment[], reading: Reading): Treatment[] =>
  treatments.filter((treatment) =>
    treatment === 'mirrored' ? !standsUp(reading) : treatment !== 'motif' || reading.alone !== false,
  )
