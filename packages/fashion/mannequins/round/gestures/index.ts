import type { AgeGroup, Gender } from '../../build.ts'
import type { Gesture } from '../gesture.ts'
import { kidMarch, kidPlant, kidPockets, kidSass, skip } from './children.ts'
import { easy, idle, lapel, manApproach, manStride, upright } from './men.ts'
import { akimbo, approach, collar, glance, pocketed, poise, rest, stroll } from './women.ts'

/** The gestures of women, in the order in which they are offered. */
const women = [poise, stroll, rest, akimbo, collar, approach, pocketed, glance] as const
const men = [easy, manStride, upright, idle, lapel, manApproach] as const
const children = [skip, kidPlant, kidSass, kidMarch, kidPockets] as const

/** Every gesture, in the order of the screen (requirement S3.04). */
export const gestures = [...women, ...men, ...children] as const

/** The id of a gesture, as documents name it. */
export type GestureId = (typeof gestures)[number]['id']

/** A gesture of the catalogue. */
export type KnownGesture = Gesture & { id: GestureId }

/** The gestures that become somebody, the most usual first. */
export const gesturesOf = ({ gender, ageGroup }: { gender: Gender; ageGroup: AgeGroup }): readonly KnownGesture[] =>
  ageGroup === 'child' ? children : gender === 'male' ? men : women
