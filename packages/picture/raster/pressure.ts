/** How one hand presses; weights are pixels at 170 pixels per head, overshoot is in heads. */
export interface Pressure {
  weight: number
  /** Width on the lit side and in shade against the ordinary one. */
  lit: number
  dark: number
  /** How much of the lit edge is left out, 0..1; and how long the gaps are, in pens. */
  lost: number
  gap: number
  overshoot: number
  /** How far the pressure swings along a stroke. */
  swing: number
}
