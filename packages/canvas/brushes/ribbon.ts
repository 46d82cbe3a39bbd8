import { defineBrush, type Nib } from '../stroke/brush.ts'

const threads = 44

/** Steps in which the ribbon comes to rest when the pen is lifted. */
const settling = 46

/** A band of weights on springs of rising slackness: they follow the hand late and spread into a satin ribbon. */
export const ribbon = defineBrush({
  id: 'ribbon',
  label: 'Ribbon',
  ground: 'cartridge',
  lays: 'glaze',
  smoothing: { kind: 'none' },
  normal: { size: 60, opacity: 1, flow: 0.3, spacing: 0.05, pressureFlow: 0.5 },
  begin({ plane, chance, flow }) {
    const band = Array.from({ length: threads }, (_, i) => ({
      x: NaN,
      y: NaN,
      vx: 0,
      vy: 0,
      pull: 0.0035 + 0.022 * (1 - i / threads),
      drag: 0.86 + 0.03 * chance.next(),
      tone: (0.45 + 0.55 * chance.next()) * (i === 0 || i === threads - 1 ? 2 : 1),
    }))
    let last: Nib | undefined
    function swing(x: number, y: number, most: number) {
      for (const thread of band) {
        if (thread.x !== thread.x) {
          thread.x = x
          thread.y = y
          plane.line(x, y, x, y, 0.9, Math.min(0.8, most * thread.tone), true)
          continue
        }
        const [fromX, fromY] = [thread.x, thread.y]
        thread.vx = (thread.vx + (x - fromX) * thread.pull) * thread.drag
        thread.vy = (thread.vy + (y - fromY) * thread.pull) * thread.drag
        thread.x += thread.vx
        thread.y += thread.vy
        plane.line(fromX, fromY, thread.x, thread.y, 0.9, Math.min(0.8, most * thread.tone), true)
      }
    }
    return {
      move(nib) {
        last = nib
        swing(nib.x, nib.y, flow(nib))
      },
      end() {
        if (!last) return
        for (let i = 0; i < settling; i++) {
          const pressure = last.pressure * (1 - i / (settling + 2))
          swing(last.x, last.y, flow({ ...last, pressure }))
        }
      },
    }
  },
})
