import { clamp } from '@toile/geometry'
import { type GroundRoom, millimetreOf } from './productGround.ts'

/** How a place is photographed; lengths in millimetres where it is not said otherwise. */
export interface Camera {
  /** The line of the horizon and the middle of the picture in pixels. */
  horizon: number
  middle: number
  /** Pixels that a thing of the size of its distance takes. */
  focal: number
  /** How far away what stands at the feet is: there it is sharp. */
  far: number
  /** The height of the eye above the floor. */
  eye: number
  /** The radius in pixels to which a point at the horizon is blurred. */
  blur: number
}

/** A long lens, wide open, at the height of a chest: or as high as the picture lets the horizon be. */
export function cameraOf(room: GroundRoom): Camera {
  const { width, height, scale, feet } = room
  const mm = millimetreOf(room)
  const horizon = Math.min(clamp(feet - 5.4 * scale, height * 0.2, height * 0.55), feet - Math.max(1, height * 0.08))
  const focal = 2.2 * Math.max(width, height)
  return {
    horizon,
    middle: width / 2,
    focal,
    far: focal / mm,
    eye: (feet - horizon) / mm,
    blur: clamp(0.18 * scale, 0.009 * Math.max(width, height), 0.03 * Math.max(width, height)),
  }
}
