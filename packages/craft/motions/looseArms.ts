import type { ArmGesture, Gesture, HandGesture, Rest } from '../mannequins/round/gesture.ts'
import { uprightGesture } from './uprightGesture.ts'

/** Where a hand may stay while its wearer moves. */
const stays: readonly (Rest | HandGesture)[] = ['free', 'hip', 'pocket', 'relaxed', 'strap', 'clutch', 'flat']

/** A gesture with hanging arms where they were folded, crossed or at the face: so nobody turns, and no hand is free. What is carried and hands on hips or in pockets stay. */
export function looseArms(gesture: Gesture): Gesture {
  const isTied = (index: 0 | 1): boolean => !stays.includes(gesture.arms[index].rest ?? gesture.hands[index])
  const arm = (index: 0 | 1): ArmGesture => (isTied(index) ? uprightGesture.arms[index] : gesture.arms[index])
  const hand = (index: 0 | 1): HandGesture => (isTied(index) ? 'relaxed' : gesture.hands[index])
  return { ...gesture, arms: [arm(0), arm(1)], hands: [hand(0), hand(1)] }
}
