import { easeOf } from '@toile/tailoring/cloth/easeOf.ts'
import { openDrape } from '@toile/tailoring/cloth/openDrape.ts'
import { clothFabrics } from '@toile/tailoring/cloth/clothFabrics.ts'
import { formOf } from '@toile/tailoring/form/formOf.ts'
import { fitRemarks } from './fitRemarks.ts'
import type { DrapeOrder, Said, Told } from './drapeSaid.ts'
import { hasHeld, topOf } from './hasHeld.ts'
import { weldCorners } from './weldCorners.ts'

/** Steps of the cloth between two pictures of it, and pictures between two looks for seams that are closed. */
const stepsEach = 3
const weldEach = 5

/** A light breeze from the front and the wearer's right, in millimetres a second. */
const breeze = { towards: [1400, 200, -2600], gusts: 0.6 } as const

/** Cloth that is draped in a worker: it is moved on while it has not settled and the window has taken its last picture. */
export interface Running {
  hear(said: Said): void
  /** Moves the cloth on where it is time; says whether there is more to do at once. */
  work(): boolean
}

/** Makes the body, then the cloth, and tells both; nothing is moved yet. */
export function openRunning({ pattern, measures, figure, fabric }: DrapeOrder, tell: (told: Told) => void): Running {
  const form = formOf(measures, figure)
  tell({ told: 'form', mesh: form.mesh })
  const drape = openDrape(pattern, form, clothFabrics[fabric])
  const { mesh, positions } = drape.hung()
  const putOn = topOf(positions)
  tell({ told: 'cloth', mesh })
  let isOn = true
  let isTaken = true
  let isRested = false
  let shown = 0
  let gaps: Float32Array = new Float32Array()
  let welded = new Uint32Array()

  function show(): void {
    const hung = drape.hung()
    const { settled, progress } = drape
    // Seams meet once; nobody sees that a moment late.
    const now = settled || shown % weldEach === 0 ? weldCorners(hung.positions) : welded
    // It is the slowest to find, and few look at it while the cloth falls.
    if (settled || shown % 8 === 0) gaps = easeOf(hung, form)
    shown += 1
    const isSame = now.length === welded.length && now.every((first, i) => first === welded[i])
    if (!isSame) welded = now.slice()
    isTaken = false
    const remarks = settled ? fitRemarks(form, hung, gaps) : null
    const frame = { positions: hung.positions.slice(), gaps: gaps.slice(), strain: hung.strain.slice() }
    tell({ told: 'hung', frame: { ...frame, welded: isSame ? null : now }, progress, settled })
    if (remarks) tell({ told: 'fit', remarks, held: hasHeld(hung, gaps, putOn) })
  }
  show()

  return {
    hear(said) {
      if (said.say === 'taken') isTaken = true
      if (said.say === 'run') isOn = said.on
      if (said.say === 'pull') drape.pull(said.corner, said.to)
      if (said.say === 'wind') drape.blow(said.on ? breeze : null)
      if (said.say === 'pull' || said.say === 'wind') isRested = false
    },
    work() {
      if (!isOn || !isTaken || isRested) return false
      drape.advance(stepsEach)
      show()
      isRested = drape.settled
      return true
    },
  }
}
