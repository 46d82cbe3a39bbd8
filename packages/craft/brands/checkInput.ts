import { limits } from '@toile/rules/limits.ts'
import type { Fault, Reading } from './brandReading.ts'

/** What good pictures of a brand have, judged by measuring (requirement S2.61); every sentence says why it matters. */
const brandChecks = [
  { id: 'enough', label: 'Five pictures or more', why: 'From twenty on, single pictures no longer sway the result.' },
  {
    id: 'variety',
    label: 'Looks, single garments and prints',
    why: 'Each shows what the others hide: proportion, cut, cloth.',
  },
  { id: 'size', label: 'At least 400 pixels a side', why: 'Smaller pictures hide prints and lines.', fault: 'small' },
  { id: 'sharp', label: 'Sharp', why: 'Blur looks like soft cloth.', fault: 'blurred' },
  { id: 'light', label: 'Daylight', why: 'In the dark every colour is measured too deep.', fault: 'dark' },
  { id: 'whole', label: 'Whole garments', why: 'Lengths are measured from neck to hem.', fault: 'cropped' },
  { id: 'alone', label: 'One person or garment', why: 'Only the largest is measured.', fault: 'several' },
  {
    id: 'plainGround',
    label: 'Plain ground',
    why: 'Behind a busy ground the cut cannot be told.',
    fault: 'busyGround',
  },
  { id: 'noCollage', label: 'No collages', why: 'A collage is read as one picture.', fault: 'collage' },
  { id: 'noText', label: 'No text over it', why: 'Letters would be measured as a print.', fault: 'text' },
] as const satisfies readonly { id: string; label: string; why: string; fault?: Fault }[]

type BrandCheck = (typeof brandChecks)[number]

/** A check with how many pictures speak against it; `state` is open while nothing was read. */
export interface CheckedInput {
  check: BrandCheck
  state: 'good' | 'poor' | 'open'
  against: readonly string[]
}

/** Goes through the checklist with what was read of each picture. */
export function checkInput(
  pictures: readonly { id: string; reading: Pick<Reading, 'kind' | 'faults'> | null }[],
): CheckedInput[] {
  const read = pictures.flatMap(({ id, reading }) => (reading ? [{ id, ...reading }] : []))
  return brandChecks.map((check): CheckedInput => {
    if (check.id === 'enough')
      return { check, state: pictures.length >= limits.brand.least ? 'good' : 'poor', against: [] }
    if (read.length === 0) return { check, state: 'open', against: [] }
    if (check.id === 'variety') {
      const kinds = new Set(read.map(({ kind }) => kind).filter((kind) => kind !== 'scene'))
      return { check, state: kinds.size > 1 ? 'good' : 'poor', against: [] }
    }
    const against = read.filter(({ faults }) => faults.includes(check.fault)).map(({ id }) => id)
    return { check, state: against.length * 5 > read.length ? 'poor' : 'good', against }
  })
}
