import { IconHandStop, IconRotate } from '@tabler/icons-react'
import { panned } from '../view/camera.ts'
import { lastPlace, type Tool } from './tool.ts'

/** Draws the sheet along. */
export const handTool: Tool = {
  id: 'hand',
  label: 'Move the view',
  keys: 'h',
  Icon: IconHandStop,
  cursor: 'grab',
  begin({ at }, { look }) {
    let last = look.stageAt(...at)
    const before = look.get()
    return {
      add(samples) {
        const [x, y] = look.stageAt(...lastPlace(samples))
        look.set(panned(look.get(), x - last[0], y - last[1]))
        last = [x, y]
      },
      end: () => undefined,
      cancel: () => look.set(before),
    }
  },
}

/** Turns the sheet about the middle of the stage. */
export const turnTool: Tool = {
  id: 'turn',
  label: 'Turn the view',
  keys: 'r',
  Icon: IconRotate,
  cursor: 'grab',
  begin({ at }, { look }) {
    const before = look.get()
    const { width, height } = look.stage()
    const bearing = ([x, y]: readonly [number, number]) => Math.atan2(y - height / 2, x - width / 2)
    let last = bearing(look.stageAt(...at))
    return {
      add(samples) {
        const now = bearing(look.stageAt(...lastPlace(samples)))
        look.turnBy(now - last)
        last = now
      },
      end: () => undefined,
      cancel: () => look.set(before),
    }
  },
}
