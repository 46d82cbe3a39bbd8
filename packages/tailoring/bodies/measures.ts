/** A body as a tape reads it, in millimetres; girths run around, lengths along the body, and slopes are degrees (names as FreeSewing and GarmentCode have them). */
export interface Measures {
  height: number
  neck: number
  bust: number
  underbust: number
  waist: number
  hips: number
  thigh: number
  knee: number
  calf: number
  ankle: number
  upperArm: number
  elbow: number
  wrist: number
  head: number
  /** From shoulder point to shoulder point over the back. */
  shoulderWidth: number
  /** How far the shoulder falls, in degrees. */
  shoulderSlope: number
  armLength: number
  /** From the neck point over the bust to the waist, and from the nape down the back to the waist. */
  frontLength: number
  backLength: number
  /** From one bust point to the other, and from the neck point to the bust point. */
  bustSpan: number
  bustDepth: number
  /** From the waist down to the hips, the crotch and the floor at the side. */
  waistToHips: number
  waistToCrotch: number
  waistToKnee: number
  waistToFloor: number
}
