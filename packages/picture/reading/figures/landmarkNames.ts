import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'

/** Every landmark of a figure, the six that place garments first (requirement S2.51). */
export const landmarkNames: readonly LandmarkName[] = [
  'shoulderLeft',
  'shoulderRight',
  'waistLeft',
  'waistRight',
  'handLeft',
  'handRight',
  'headTop',
  'chin',
  'neckPit',
  'neckLeft',
  'neckRight',
  'armpitLeft',
  'armpitRight',
  'bustLeft',
  'bustRight',
  'hipLeft',
  'hipRight',
  'crotch',
  'elbowLeft',
  'elbowRight',
  'wristLeft',
  'wristRight',
  'kneeLeft',
  'kneeRight',
  'ankleLeft',
  'ankleRight',
]

/** The same place on the other side; the middle ones are their own. */
export function otherSide(name: LandmarkName): LandmarkName {
  const swapped = name.endsWith('Left') ? name.replace(/Left$/, 'Right') : name.replace(/Right$/, 'Left')
  return landmarkNames.find((other) => other === swapped) ?? name
}
