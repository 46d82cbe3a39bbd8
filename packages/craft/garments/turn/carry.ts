import type { Point } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import type { Carried } from './onShell.ts'
import type { Mesh } from './mesh.ts'
import type { Shell } from './shell.ts'

/** Carries a place of a piece's draft to the posed body. */
export type Carry = (point: Point) => Carried

/** A garment's shell, and whether it has legs. */
export interface Turning {
  posed: Posed
  shell: Shell
  hasLegs: boolean
  mesh: Mesh
}
