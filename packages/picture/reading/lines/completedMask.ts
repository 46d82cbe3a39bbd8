import { fillHoles } from '../../kernels/components.ts'
import { closed } from '../../kernels/distance.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { mirrorAxis } from '../trace/shape/axis.ts'

/** How wide a gap is closed where something hides the cloth, as a share of the longer side. */
const gap = 0.03

/** What is seen of a garment with what something hides of it: bays and holes under what lies over it are closed, and the other side shows the rest. */
export function completedMask(mask: Mask, hidden: Mask): Mask {
  const { width, height } = mask
  const bridged = closed(mask, gap * Math.max(width, height))
  const whole = fillHoles(maskOf(mask, (i) => mask.values[i] || (bridged.values[i] && hidden.values[i])))
  const filled = maskOf(mask, (i) => mask.values[i] || (whole.values[i] && hidden.values[i]))
  const { x, y, lean } = mirrorAxis(filled)
  const [c, s] = [Math.cos(2 * lean), Math.sin(2 * lean)]
  return maskOf(filled, (i) => {
    if (filled.values[i]) return 1
    if (!hidden.values[i]) return 0
    const [dx, dy] = [(i % width) - x, Math.floor(i / width) - y]
    const [column, row] = [Math.round(x - dx * c + dy * s), Math.round(y + dx * s + dy * c)]
    return column >= 0 && row >= 0 && column < width && row < height ? filled.values[row * width + column] : 0
  })
}
