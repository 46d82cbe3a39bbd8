/** A picture before any light, ready to be lit from anywhere: what lies in front, the ground behind it, and what each shadow needs. All of one size; four numbers per pixel. */
export interface LightMaps {
  width: number
  height: number
  /** Pixels per head, or per an eighth of what is shown where it is no figure: what shadows and hollows are measured in. */
  scale: number
  /** Colours without light; alpha is how far the subject covers the pixel. */
  albedo: Uint8ClampedArray
  /** Slope to the right, slope downwards (height per pixel), height in pixels above the ground, and how open the place is to the room (0..1). */
  form: Float32Array
  /** The greatest of those heights. */
  highest: number
  /** Roughness, standing fibres, what it mirrors (255 is a mirror), share of its own colour in that. */
  surface: Uint8ClampedArray
  /** How far light wraps round it, nearness to the outer outline, light that comes through, and how far its threads float along the cloth as in satin. */
  edge: Uint8ClampedArray
  /** The ground's colours without light; alpha is how far it takes the light of the lamps (0 is a picture with a light of its own). */
  ground: Uint8ClampedArray
  /** Slopes of the ground to the right and downwards, its height in pixels, and how much it mirrors (0..1). */
  groundForm: Float32Array
  /** On a floor the subject's cover blurred over three widths (0.04, 0.12 and 0.36 heads), else the light of its colours that it gives to the ground beside it; and its contact with the ground. */
  thrown: Uint8ClampedArray
  /** Whether the ground lies right behind the subject, or is a floor on which it stands at a line of the picture. */
  stands: { at: 'plane' } | { at: 'floor'; feet: number; horizon: number }
}
