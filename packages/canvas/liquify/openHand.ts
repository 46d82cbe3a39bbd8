import type { Dab } from './bendField.ts'
import type { LiquifyTool } from './tool.ts'

/** A dab with the tool as it is pressed there. */
export interface HandDab {
  readonly tool: LiquifyTool
  readonly dab: Dab
}

/** A hand that holds a tool of liquify: it gives the dabs on its way. */
export interface LiquifyHand {
  /** The dabs up to a place; `pressure` from 0 to 1, less than 0 where the pen tells none. */
  move(x: number, y: number, pressure: number): HandDab[]
  /** A dab where the hand rests, for tools that go on working; nothing before the first move. */
  rest(): HandDab[]
}

/** The way between two dabs, as a share of the tool's size. */
const spacing = 1 / 16

/** Begins a stroke: dabs are evenly spaced, so that a push carries as far however often the hand is asked. */
export function openHand(tool: LiquifyTool): LiquifyHand {
  const step = Math.max(1, tool.size * spacing)
  let last: { x: number; y: number; pressure: number } | undefined
  const dabAt = (x: number, y: number, alongX: number, alongY: number, pressure: number): HandDab => ({
    tool: { ...tool, pressure: tool.pressure * pressure },
    dab: { x, y, alongX, alongY },
  })
  const goesOn = tool.kind !== 'push'
  return {
    move(x, y, told) {
      const pressure = told < 0 ? 1 : told
      if (!last) {
        last = { x, y, pressure }
        return goesOn ? [dabAt(x, y, 0, 0, pressure)] : []
      }
      const [wayX, wayY] = [x - last.x, y - last.y]
      const far = Math.sqrt(wayX * wayX + wayY * wayY)
      const dabs: HandDab[] = []
      const count = Math.floor(far / step)
      const [alongX, alongY] = [(wayX / far) * step, (wayY / far) * step]
      for (let k = 1; k <= count; k++) {
        const pressed = last.pressure + ((pressure - last.pressure) * k * step) / far
        dabs.push(dabAt(last.x + alongX * k, last.y + alongY * k, alongX, alongY, pressed))
      }
      if (count > 0) last = { x: last.x + alongX * count, y: last.y + alongY * count, pressure }
      return dabs
    },
    rest: () => (last && goesOn ? [dabAt(last.x, last.y, 0, 0, last.pressure)] : []),
  }
}
