import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
const numberIn = (status: string, field: string) =>
  Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)

/** Resident memory of a process and of all that it started, sampled, in millions of bytes. */
export interface Memory {
  /** The most of the process itself, as the system counted it. */
  own(): number
  /** The most of the whole tree at one moment that was looked at. */
  tree(): number
  stop(): void
}

/** Watches a process until it is told to stop. */
export function watchMemory(root: number): Memory {
  let [own, tree] = [0, 0]
  const look = () => {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ({ pid: Number(pid), status: statusOf(pid) }))
      .map(({ pid, status }) => ({
        pid,
        parent: numberIn(status, 'PPid'),
        resident: numberIn(status, 'VmRSS'),
        status,
      }))
    const inside = new Set([root])
    // A child may have a smaller number than its parent, so as often as anything is found.
    for (let before = 0; before < inside.size; ) {
      before = inside.size
      for (const { pid, parent } of all) if (inside.has(parent)) inside.add(pid)
    }
    const found = all.filter(({ pid }) => inside.has(pid))
    tree = Math.max(tree, found.reduce((sum, { resident }) => sum + resident, 0) / 1000)
    own = Math.max(own, numberIn(statusOf(root), 'VmHWM') / 1000)
  }
  const clock = setInterval(look, 150)
  return { own: () => own, tree: () => tree, stop: () => clearInterval(clock) }
}
