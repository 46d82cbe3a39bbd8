import { sure } from '@toile/geometry'
import type { Form, Spot } from '../form/form.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { Cloth } from './cloth.ts'
import type { ClothFabric } from './clothFabric.ts'
import { clothFabrics } from './clothFabrics.ts'
import type { Hung } from './clothMesh.ts'
import { isTurned } from './isTurned.ts'
import { meshPattern } from './meshPattern.ts'
import { moveCloth, type Weather } from './moveCloth.ts'
import { openPanels } from './openPanels.ts'
import { openPins } from './openPins.ts'
import { openSewn } from './openSewn.ts'
import { placePanels } from './placePanels.ts'
import { strainOf } from './strainOf.ts'
import { weld } from './weld.ts'
import { type Wind, windOn } from './windOn.ts'

/** A garment while it is hung on a body, frame by frame: its panels close round the body, are sewn, and fall until they rest. */
export interface Drape {
  /** Moves it on by so many frames of a sixtieth of a second. */
  advance(frames: number): void
  /** Whether it has come to rest. */
  readonly settled: boolean
  /** How far it is on the way to rest, 0 to 1. */
  readonly progress: number
  /** The garment as it hangs now, in millimetres. */
  hung(): Hung
  /** Draws a corner of the mesh to a spot and holds it there, or lets go of it. */
  pull(corner: number, to: Spot | null): void
  /** Lets a wind blow, or none. */
  blow(wind: Wind | null): void
}

/** Frames until the seams have met, and until what met is sewn. */
const closed = 50
const sewn = 60
/** Frames of falling after which more and more motion is taken out, and how much a second. */
const calming: readonly (readonly [frame: number, damping: number])[] = [
  [0, 10],
  [40, 2],
  [110, 6],
  [160, 15],
  [220, 30],
]
/** While it is closed cloth gives so many times more, so that it yields instead of crumpling; in so many frames of its fall it becomes as firm as it is. */
const soft = 40
const firming = 40
/** A garment rests when so few of its particles move by half a millimetre a frame; it is looked at while its motion is not taken out. */
const resting = 0.015
const firstLook = 30
/** Steps in a frame while cloth moves; and in the last frames, by which what still sags in its mesh is drawn in. */
const steps = 10
const lastSteps = 30
const lastFrames = 12
const lastLook = 220
const longest = 300
/** Where a garment that is touched again is in its fall. */
const touched = 60
/** How far the middle of a triangle may lie below its corners on a body, in millimetres. */
const sagging = 1.5

/** Opens a garment to be hung on a body; its mesh has sides of about the spacing in millimetres. The same garment always hangs the same. */
export function openDrape(pattern: Pattern, form: Form, fabric: ClothFabric, spacing = 17): Drape {
  const meshed = meshPattern(pattern, spacing)
  const lays = meshed.sewn.panels.map((panel) => ({
    grain: panel.piece.grain.degrees,
    fabric: panel.piece.cut.of === 'rib' ? clothFabrics.ribKnit : fabric,
    turned: isTurned(panel),
  }))
  const welded = weld(meshed)
  const panels = openPanels(meshed, placePanels(meshed, form), lays, form.field)
  const apart = panels.gaps.widths.slice()
  const contact = { away: fabric.thickness + sagging, friction: fabric.friction }
  const triangles = meshed.mesh.triangles.map((corner) => sure(welded.particles[corner]))
  let cloth: Cloth = panels
  let pins = openPins(cloth)
  let wind: Wind | null = null
  let adds: Float32Array | null = null
  let [frame, fallen, rested, settled] = [0, 0, 0, false]
  const particleOf = (corner: number) => (cloth === panels ? corner : sure(welded.particles[corner]))
  function close() {
    const share = Math.min(1, (frame + 1) / closed)
    panels.gaps.widths.forEach((_, k) => (panels.gaps.widths[k] = sure(apart[k]) * (1 - share)))
    moveCloth(panels, { ...contact, steps, falling: 0, softness: soft, damping: 40, fastest: 1200, wind: null })
    if (frame + 1 < sewn) return
    cloth = openSewn(meshed, welded, panels.at, lays, { body: form.field, waist: form.levels.waist, spacing })
    pins = openPins(cloth)
  }
  function fall() {
    const damping = sure(calming.findLast(([from]) => fallen >= from))[1]
    if (wind) adds ??= new Float32Array(cloth.at.length)
    if (wind && adds) windOn(cloth.at, cloth.lightness, triangles, wind, frame, adds)
    const weather: Weather = {
      ...contact,
      steps: rested > 0 ? lastSteps : steps,
      falling: 9810,
      softness: soft ** Math.max(0, 1 - fallen / firming),
      damping: wind ? 2 : damping,
      fastest: 2500,
      wind: wind && adds,
    }
    const before = cloth.at.slice()
    pins.draw()
    moveCloth(cloth, weather)
    fallen++
    const looked = fallen > firstLook && fallen < lastLook && movingShare(before, cloth.at) < resting
    if (wind) return
    if (rested > 0 || looked || fallen >= longest) rested++
    settled = rested > lastFrames
  }
  const stir = () => {
    settled = false
    rested = 0
    fallen = Math.min(fallen, touched)
  }
  return {
    advance(frames) {
      for (let i = 0; i < frames && !settled; i++, frame++)
        if (frame < sewn) close()
        else fall()
    },
    get settled() {
      return settled
    },
    get progress() {
      return settled ? 1 : Math.min(0.99, frame / (sewn + lastLook))
    },
    hung(): Hung {
      const positions = new Float32Array((3 * meshed.mesh.flat.length) / 2)
      for (let corner = 0; corner < positions.length / 3; corner++) {
        const at = 3 * particleOf(corner)
        positions.set(cloth.at.subarray(at, at + 3), 3 * corner)
      }
      return { mesh: meshed.mesh, positions, strain: strainOf(meshed.mesh, positions) }
    },
    pull(corner, to) {
      stir()
      pins.hold(particleOf(corner), to)
    },
    blow(next) {
      stir()
      wind = next
    },
  }
}

/** The share of particles that went more than half a millimetre. */
function movingShare(before: Float32Array, at: Float32Array): number {
  let count = 0
  for (let a = 0; a < at.length; a += 3) {
    const x = at[a]! - before[a]!
    const y = at[a + 1]! - before[a + 1]!
    const z = at[a + 2]! - before[a + 2]!
    if (x * x + y * y + z * z > 0.25) count++
  }
  return (3 * count) / at.length
}
