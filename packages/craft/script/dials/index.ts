import type { Traits } from '../traits.ts'
import type { Dials } from './dialsSchema.ts'
import { geometry } from './geometry.ts'
import { night } from './night.ts'
import { ornate } from './ornate.ts'
import { structure } from './structure.ts'
import { weight } from './weight.ts'

/** Every measure of pictures that can be turned by hand, in the order of the screen. */
export const dials = [structure, weight, ornate, night, geometry] as const

/** Where pictures stand on every dial. */
export const measureDials = (traits: Traits): Dials => ({
  structure: structure.measure(traits),
  weight: weight.measure(traits),
  ornate: ornate.measure(traits),
  night: night.measure(traits),
  geometry: geometry.measure(traits),
})
