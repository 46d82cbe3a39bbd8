import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Mask } from '@toile/picture/kernels/plane.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { cannySettings } from '@toile/picture/reading/lines/testing/canny.ts'

/** A picture and the middles of its true lines. */
export interface LineCase {
  pixels: Pixels
  truth: Mask
}

/** What OpenCV says of one picture: F of every setting, and milliseconds for the edges alone and with the search for the best. */
export interface OpenCvFound {
  f: number[]
  edges: number
  search: number
}

/** OpenCV's Canny with a search for its best settings, in a process of its own. */
export interface OpenCvCanny {
  run(index: number): Promise<OpenCvFound>
  close(): void
}

const script = `
import sys, json, time
import numpy as np, cv2
cv2.setNumThreads(1)
cases, settings = json.load(open(sys.argv[1])), json.loads(sys.argv[2])
def load(name, h, w, c): return np.fromfile(name, np.uint8).reshape((h, w, c) if c > 1 else (h, w))
held = [(load(c['rgba'], c['height'], c['width'], 4), load(c['truth'], c['height'], c['width'], 1)) for c in cases]
print('ready', flush=True)
for line in sys.stdin:
    rgba, truth = held[int(line)]
    began = time.perf_counter()
    grey = cv2.cvtColor(rgba, cv2.COLOR_RGBA2GRAY)
    soft = {s: grey if s == 0 else cv2.GaussianBlur(grey, (0, 0), s) for s, _, _ in settings}
    found = [cv2.Canny(soft[s], low, high) for s, low, high in settings]
    drawn = time.perf_counter()
    far, every, f = cv2.distanceTransform(1 - truth, cv2.DIST_L2, 5), truth.sum(), []
    for edges in found:
        on = edges > 0
        count = on.sum()
        if count == 0: f.append(0.0); continue
        near = cv2.distanceTransform((~on).astype(np.uint8), cv2.DIST_L2, 5)
        p, r = (far[on] <= 2).sum() / count, (near[truth > 0] <= 2).sum() / every
        f.append(float(2 * p * r / (p + r)) if p + r else 0.0)
    print(json.dumps({'f': f, 'edges': 1000 * (drawn - began), 'search': 1000 * (time.perf_counter() - began)}), flush=True)
`

/** Starts OpenCV on pictures that are laid into a folder; nothing where it is not installed. */
export async function openCvCanny(cases: readonly LineCase[], folder: string): Promise<OpenCvCanny | null> {
  const listed = cases.map(({ pixels, truth }, i) => {
    const [rgba, lines] = [join(folder, `${i}.rgba`), join(folder, `${i}.truth`)]
    writeFileSync(rgba, pixels.rgba)
    writeFileSync(lines, truth.values)
    return { rgba, truth: lines, width: pixels.width, height: pixels.height }
  })
  const list = join(folder, 'cases.json')
  writeFileSync(list, JSON.stringify(listed))
  const settings = JSON.stringify(cannySettings.map(({ sigma, low, high }) => [sigma, low, high]))
  for (const python of ['python3', '/usr/bin/python3']) {
    const child = spawn(python, ['-c', script, list, settings], { stdio: ['pipe', 'pipe', 'ignore'] })
    child.on('error', () => undefined)
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const first = await lines.next()
    if (first.value !== 'ready') continue
    return {
      async run(index) {
        child.stdin.write(`${index}\n`)
        const { value } = await lines.next()
        return JSON.parse(value ?? '') as OpenCvFound
      },
      close: () => void child.kill(),
    }
  }
  return null
}
