import type { Levels, Section } from './form.ts'
import { surfaceAlong } from './girthAround.ts'
import type { Solid } from './solid.ts'

const rays = 64

/** Level cuts through a body without arms, from the crotch to the neck. */
export function sectionsOf(armless: Solid, levels: Levels, scale: number): Section[] {
  const [least, most] = [levels.crotch + 8 * scale, levels.neck + 4 * scale]
  const steps = Math.ceil((most - least) / 15)
  return Array.from({ length: steps + 1 }, (_, i) =>
    sectionThrough(armless, least + ((most - least) * i) / steps, scale),
  )
}

function sectionThrough(armless: Solid, y: number, scale: number): Section {
  const start = -20 * scale
  let [halfWidth, front, back] = [0, start, start]
  for (let i = 0; i <= rays; i++) {
    const turn = (Math.PI * i) / rays - Math.PI / 2
    const [across, ahead] = [Math.cos(turn), Math.sin(turn)]
    const far = surfaceAlong((t) => armless(across * t, y, start + ahead * t))
    halfWidth = Math.max(halfWidth, across * far)
    front = Math.max(front, start + ahead * far)
    back = Math.min(back, start + ahead * far)
  }
  const middle = (front + back) / 2
  return { y, halfWidth, front: front - middle, back: middle - back, middle }
}
