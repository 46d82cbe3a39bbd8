import type { Hung } from '@toile/tailoring/cloth/clothMesh.ts'

/** From where on cloth has not held: its upper edge fell so far and so many corners lie so deep in the body, in millimetres, or it is stretched so much, as a share. */
const fallen = 120
const deep = -8
const torn = 0.25

const at = (values: Float32Array, share: number) => values.toSorted()[Math.floor(share * (values.length - 1))] ?? 0

/** How high the upper edge of cloth is, in millimetres; a twentieth of it may stand higher. */
export const topOf = (positions: Float32Array): number =>
  at(
    positions.filter((_, i) => i % 3 === 1),
    0.95,
  )

/** Whether a garment hangs where it was put on: it neither slipped off, nor tore, nor went into the body (requirement S2.59). */
export const hasHeld = ({ positions, strain }: Hung, gaps: Float32Array, putOn: number): boolean =>
  putOn - topOf(positions) < fallen && at(gaps, 0.01) > deep && at(strain, 0.95) < torn
