/** The ids of all motions, in the order in which they are offered: what documents name without knowing how anybody moves. */
export const motionIds = [
  'walk',
  'walkOnSpot',
  'catwalk',
  'stepStop',
  'twirl',
  'turnAround',
  'sway',
  'weightShift',
  'handOnHip',
  'overShoulder',
  'swish',
  'coatOpened',
  'handToHair',
  'dance',
  'wave',
  'skip',
] as const

export type MotionId = (typeof motionIds)[number]
