import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'

/** What every point of a mannequin is called; left and right are those of the picture (requirement S2.51). */
export const pointNames: Readonly<Record<LandmarkName, { label: string }>> = {
  headTop: { label: 'Top of the head' },
  chin: { label: 'Chin' },
  neckPit: { label: 'Pit of the neck' },
  neckLeft: { label: 'Neck on the left' },
  neckRight: { label: 'Neck on the right' },
  shoulderLeft: { label: 'Shoulder on the left' },
  shoulderRight: { label: 'Shoulder on the right' },
  armpitLeft: { label: 'Armpit on the left' },
  armpitRight: { label: 'Armpit on the right' },
  bustLeft: { label: 'Bust on the left' },
  bustRight: { label: 'Bust on the right' },
  waistLeft: { label: 'Waistband on the left' },
  waistRight: { label: 'Waistband on the right' },
  hipLeft: { label: 'Hip on the left' },
  hipRight: { label: 'Hip on the right' },
  crotch: { label: 'Crotch' },
  elbowLeft: { label: 'Elbow on the left' },
  elbowRight: { label: 'Elbow on the right' },
  wristLeft: { label: 'Wrist on the left' },
  wristRight: { label: 'Wrist on the right' },
  handLeft: { label: 'Hand on the left' },
  handRight: { label: 'Hand on the right' },
  kneeLeft: { label: 'Knee on the left' },
  kneeRight: { label: 'Knee on the right' },
  ankleLeft: { label: 'Ankle on the left' },
  ankleRight: { label: 'Ankle on the right' },
}

/** The names of the steps that undo and redo take back (look.md A4). */
export const figureSteps = {
  point: { label: 'Move a point' },
  proportion: { label: 'Proportion' },
  resize: { label: 'Size' },
  who: { label: 'Gender and age' },
} as const
