import { moved, nearer, type Orbit, turned } from './orbit.ts'

const step = Math.PI / 12
const way = 40

/** What a key does to how the form is looked at; nothing for keys that turn nothing. With Shift arrows move along. */
export function keySteps(orbit: Orbit, key: string, shift: boolean, height: number): Orbit | null {
  switch (key) {
    case 'ArrowLeft':
      return shift ? moved(orbit, way, 0, height) : turned(orbit, -step)
    case 'ArrowRight':
      return shift ? moved(orbit, -way, 0, height) : turned(orbit, step)
    case 'ArrowUp':
      return shift ? moved(orbit, 0, way, height) : turned(orbit, 0, step)
    case 'ArrowDown':
      return shift ? moved(orbit, 0, -way, height) : turned(orbit, 0, -step)
    case '+':
    case '=':
      return nearer(orbit, 1.2)
    case '-':
      return nearer(orbit, 1 / 1.2)
    default:
      return null
  }
}
