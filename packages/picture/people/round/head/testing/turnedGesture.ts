import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'

const arm = { upper: [14, 0], lower: [6, 12] } as const
const rest = { shift: 0, tilt: 0, z: 0 }

/** Somebody who stands straight and is turned by so many degrees, head and body, in a mood and a breeze of one's own. */
export const turnedGesture = (yaw: number, own: Partial<Pick<Gesture, 'mood' | 'breeze'>> = {}): Gesture => ({
  id: 'turned',
  label: 'turned',
  stance: 'neutral',
  yaw,
  twist: 0,
  chest: rest,
  pelvis: rest,
  head: { yaw, nod: 0, roll: 0, shift: 0 },
  arms: [arm, arm],
  hands: ['relaxed', 'relaxed'],
  legs: [
    { ankle: [-0.1, 0], toes: 10 },
    { ankle: [0.1, 0], toes: 10 },
  ],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0,
  ...own,
})
