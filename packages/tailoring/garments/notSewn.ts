import { accessories } from '@toile/craft/garments/accessories/index.ts'

/** Why there is no pattern of something that is worn: it is knitted to its shape, or it is no garment. */
export type WhyNotSewn = 'knitByShape' | 'accessory'

const knitted = [
  'sweater',
  'aranSweater',
  'slipover',
  'turtleneck',
  'cardigan',
  'zipCardigan',
  'wrapCardigan',
  'twinSet',
  'poncho',
  'sweaterDress',
]

const because = (ids: readonly string[], why: WhyNotSewn) => ids.map((id): [string, WhyNotSewn] => [id, why])

/** What the catalogue has that is not cut and sewn, by id, with the reason (requirement S1.11). */
export const notSewn: Readonly<Record<string, WhyNotSewn>> = Object.fromEntries([
  ...because(knitted, 'knitByShape'),
  ...because(
    accessories.map(({ id }) => id),
    'accessory',
  ),
])
